import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'node_modules'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    rules: {
      'svelte/no-navigation-without-resolve': 'off', // a SvelteKit rule; the router is ours
      'svelte/prefer-svelte-reactivity': 'off', // maps built inside a derived value never change afterwards
      'svelte/no-useless-children-snippet': 'off', // a snippet that takes marks and one that does not should look alike
      'svelte/require-each-key': 'off', // lists of drawings are redrawn as a whole
    },
  },
  { rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'no-undef': 'off' } },
  // positions and figures have types: no comment makes an exception
  {
    files: ['src/boards/**', 'src/table/**'],
    rules: { '@typescript-eslint/no-explicit-any': 'error' },
    linterOptions: { noInlineConfig: true },
  },
);

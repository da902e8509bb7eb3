import { mount } from 'svelte';
import App from './App.svelte';
import './art/tokens.css';
import './art/base.css';

const show = () => mount(App, { target: document.getElementById('app')! });

if (import.meta.env.MODE === 'site') void import('./offline/start').then(show);
else show();

import { mount } from 'svelte';
import App from './App.svelte';
import './art/tokens.css';
import './art/base.css';

mount(App, { target: document.getElementById('app')! });

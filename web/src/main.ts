import './fonts/fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { setLanguage } from './lib/words/index.svelte';

await setLanguage(settings.language);
mount(App, { target: document.getElementById('app')! });

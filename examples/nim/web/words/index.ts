import { translator } from '../../../words/index.svelte';
import type words from './en';

export const t = translator<keyof typeof words>();

import type en from './en.home';

/** For the home page. */
export default {
  'carrara.home.text': 'Tournez la roue, attendez que le prix du marbre baisse, mais pas trop longtemps, et construisez dans la ville qui paie le mieux.',
  'carrara.home.picture': 'La roue du marbre et ses onze blocs',
} satisfies Record<keyof typeof en, string>;

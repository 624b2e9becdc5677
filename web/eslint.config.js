import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['target/', 'public/', 'src/lib/protocol/api.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // The compiler checks both, and knows more.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      // Maps and sets that are replaced, not changed, need not be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
      // Keeps a space at the end of a line.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  // Fixtures and pages that use none of what they are given.
  { files: ['tests/**', 'src/pages/**'], rules: { 'no-empty-pattern': 'off' } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
);

export const languages = ['en', 'fr', 'it'] as const;

export type Language = (typeof languages)[number];

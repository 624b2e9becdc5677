/** The colours of pieces. Each has a pattern and a letter, so that it is never the only sign. */
export const colours = ['red', 'yellow', 'green', 'blue', 'purple', 'white', 'black'] as const;

export type Colour = (typeof colours)[number];

/** What is written on pieces, in every language: their names differ, the letters on the table do not. */
export const letters: { readonly [colour in Colour]: string } = {
  red: 'R',
  yellow: 'Y',
  green: 'G',
  blue: 'B',
  purple: 'P',
  white: 'W',
  black: 'K',
};

/** The colour of the text on a piece of a colour. */
export const onColour: { readonly [colour in Colour]: string } = {
  red: '#fff6ec',
  yellow: '#2a2724',
  green: '#f4f8f0',
  blue: '#f4f8fb',
  purple: '#fbf2fa',
  white: '#2a2724',
  black: '#f0e9dc',
};

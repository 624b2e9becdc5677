/** The colours of pieces. Each also has a pattern and a letter, so that colour is never the only sign. */
export const colours = ['red', 'yellow', 'green', 'blue', 'purple', 'white', 'black'] as const;

export type Colour = (typeof colours)[number];

/** The letters on pieces are the same in every language; only the names of the colours are translated. */
export const letters: { readonly [colour in Colour]: string } = {
  red: 'R',
  yellow: 'Y',
  green: 'G',
  blue: 'B',
  purple: 'P',
  white: 'W',
  black: 'K',
};

/** The text colour on a piece of a colour. */
export const onColour: { readonly [colour in Colour]: string } = {
  red: '#fff6ec',
  yellow: '#2a2724',
  green: '#f4f8f0',
  blue: '#f4f8fb',
  purple: '#fbf2fa',
  white: '#2a2724',
  black: '#f0e9dc',
};

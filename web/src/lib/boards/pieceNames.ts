import { createContext } from 'svelte';

/** What the server says about a game in the language of the viewer: the names of pieces and the texts of cards. */
export interface GameTexts {
  texts: { readonly [name: string]: string };
}

const [getNames, setNames] = createContext<(piece: string) => string>();

/** The function that names the pieces of this board. To be called while a component is created. */
export const pieceNames = getNames;

/** Lets the components of a board name its pieces. */
export function providePieceNames(data: () => GameTexts): (piece: string) => string {
  return setNames((piece) => data().texts[piece] ?? piece);
}

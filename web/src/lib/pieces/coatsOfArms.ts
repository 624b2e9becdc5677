/** The coats of arms of the seats, equal in all games. */
export const arms = ['tower', 'lily', 'panther', 'wheel', 'star'] as const;

export type ArmsName = (typeof arms)[number];

export function armsOf(seat: number): ArmsName {
  return arms[seat % arms.length]!;
}

export const tinctures: { readonly [name in ArmsName]: string } = {
  tower: '#8e3a2b',
  lily: '#2f587f',
  panther: '#d2a544',
  wheel: '#40684b',
  star: '#5a4468',
};

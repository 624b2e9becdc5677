import { expect, it, vi } from 'vitest';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { boardOf } from '.';

it('plays a game without a folder from a list of its moves', async () => {
  const Board = await boardOf('chess');
  const onprepare = vi.fn();
  const props = { moves: ['e4', 'd4'], prepared: 'd4', sentences: new Map([['e4', 'moves a pawn to e4']]), onprepare };
  render(Board, props as never);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  await fireEvent.click(screen.getByRole('button', { name: 'moves a pawn to e4' }));
  expect(onprepare).toHaveBeenCalledWith('e4');
});

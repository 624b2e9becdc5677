/** The points for opening palaces, expected or earned. */
import type { Colour } from '../../pieces/colours';
import type { GameEvent, Preview, ScoreLine } from '../../table/table';

export type PointsByColour = { [colour in Colour]?: number };

/** The points that a seat has earned for each opened palace, from its score lines. */
export function pointsForOpened(events: GameEvent[], lines: ScoreLine[], seat: number): PointsByColour {
  const worth: PointsByColour = {};
  events.forEach((event, i) => {
    if (event.type === 'open' && event.seat === seat) {
      worth[event['colour'] as Colour] = lines.filter((line) => line.event === i && line.seat === seat).reduce((sum, line) => sum + line.points, 0);
    }
  });
  return worth;
}

/** The points that a move itself would earn its seat; `null` if unknown. */
export function pointsGained(preview: Preview | null, seat: number | null): number | null {
  const first = preview?.steps[0];
  return first ? first.lines.filter((line) => line.seat === seat).reduce((sum, line) => sum + line.points, 0) : null;
}

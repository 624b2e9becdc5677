import { createContext } from 'svelte';
import { capitalized } from '../../availableGames.svelte';
import { t } from './words';
import { building, type Data, type Marble, type ObjectKind, type Type } from './position';

/** What is printed on the pieces of this game, as the server says it. */
export class PrintedFacts {
  constructor(private readonly data: () => Data) {}

  /** The name of a colour, a type, an object, a city or a category. */
  readonly name = (piece: string): string => this.data().texts[piece] ?? piece;

  /** The name of a building: its type and cost. */
  readonly building = (name: string): string => {
    const { type, cost } = building(name);
    return t('carrara.building', this.name(type), cost);
  };

  /** The text of a card, such as `top.1`. */
  card(card: string): string {
    return `${capitalized(this.name(card))}.`;
  }

  /** The price of a block in a section of the wheel. */
  readonly price = (colour: string, section: number): number => this.data().colours.find((each) => each.colour === colour)?.prices[section] ?? 0;

  get marble(): Marble[] {
    return this.data().colours.map((each) => each.colour);
  }

  get objects(): ObjectKind[] {
    return this.data().types.map((each) => each.object);
  }

  object(type: Type): ObjectKind {
    return this.data().types.find((each) => each.type === type)!.object;
  }

  /** The types, then with the expansion the categories. */
  scorings(): string[] {
    const { types, tiles } = this.data();
    return [...types.map((each) => each.type), ...(tiles ? this.categories() : [])];
  }

  isType(what: string): what is Type {
    return this.data().types.some((each) => each.type === what);
  }

  /** City and Land buildings. */
  categories(): string[] {
    return [...new Set(this.data().types.map((each) => each.category))];
  }

  readonly category = (type: Type): string => this.data().types.find((each) => each.type === type)!.category;

  /** The background of a building. */
  field(type: Type): string {
    return `var(--${this.category(type) === 'land-buildings' ? 'land' : 'city'}-field)`;
  }
}

const [getFacts, setFacts] = createContext<PrintedFacts>();

/** The facts for this board. To be called while a component is created. */
export const printedFacts = getFacts;

export function providePrintedFacts(data: () => Data): PrintedFacts {
  return setFacts(new PrintedFacts(data));
}

/** How a thing takes its place in a scene. */
export type Stance =
  /** Fits a hand: lies or stands in front of the heroes (cork, lemon, oyster). */
  | 'small'
  /** Needs a plate's room on the table (pizza, cheese board, hat). */
  | 'dish'
  /** Stands among or behind the heroes (bottle, decanter, candlestick). */
  | 'tall'
  /** Stands on the floor or the ground (barrel, tank, guitar, bicycle). */
  | 'floor'
  /** Part of the view behind everything (lighthouse, bridge, windmill). */
  | 'scenery';

/** One named thing: what it is called, which words mean it and where it can be drawn. */
export interface Thing<Id extends string = string> {
  id: Id;
  /** For the customer: 'an oyster', 'three oysters'. */
  one: string;
  many: string;
  /** Words and phrases of one meaning in five languages: `'oyster | huître | ostrica | ostra | auster'`. */
  words: string;
  /** Nouns of WordNet: an unknown word below one of them means this thing, the nearest wins. */
  kinds?: readonly string[];
  stance: Stance;
  /** Photographs build it from shapes and materials, posters and plates draw it from outlines. */
  madeBy: readonly Technique[];
}

export type Technique = 'photo' | 'drawn';

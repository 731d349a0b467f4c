import type { Proof } from '#studio/accounting/proof.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { Accompaniment, NamedColour, Subject } from '#studio/scene-spec.ts';
import type { Angle, Placement, Shot } from '#studio/scene/camera.ts';
import type {
  BottleShape,
  Closure,
  GlassShape,
  Region,
  Varietal,
  WineColour,
} from '#studio/scene/wine.ts';
import type {
  EstateKind,
  Lighting,
  Mood,
  Season,
  Setting,
  Surface,
  TimeOfDay,
  Weather,
} from '#studio/scene/surroundings.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Material } from '#studio/things/materials.ts';
import type { Fill, Relation, ThingSize } from '#studio/things/asked-thing.ts';
import type { EventId } from './words/events/events.ts';
import type { Quality } from './words/look/qualities.ts';

/** What a varietal or an appellation says about the wine in the picture. */
export interface WineHint {
  wine: WineColour;
  bottle: BottleShape;
  glass: GlassShape;
}

/** One thing that a word of the prompt asks for. */
export type Effect =
  | { kind: 'subject'; value: Subject }
  | { kind: 'wine'; value: WineColour }
  | { kind: 'tint'; value: NamedColour; wine: WineColour | null }
  | { kind: 'varietal'; value: Varietal; hint: WineHint }
  | { kind: 'region'; value: Region; hint: WineHint }
  | { kind: 'bottle'; value: BottleShape }
  | { kind: 'glass'; value: GlassShape }
  | { kind: 'closure'; value: Closure }
  | { kind: 'setting'; value: Setting }
  | { kind: 'estate'; value: EstateKind }
  | { kind: 'season'; value: Season }
  | { kind: 'time'; value: TimeOfDay }
  | { kind: 'weather'; value: Weather }
  | { kind: 'lighting'; value: Lighting }
  | { kind: 'mood'; value: Mood }
  | { kind: 'surface'; value: Surface }
  | { kind: 'accompaniment'; value: Accompaniment }
  | { kind: 'shot'; value: Shot }
  | { kind: 'angle'; value: Angle }
  | { kind: 'placement'; value: Placement }
  | { kind: 'shallow'; value: true }
  | { kind: 'people'; value: true }
  | { kind: 'thing'; value: ThingId }
  | { kind: 'place'; value: PlaceId }
  | { kind: 'figure'; value: FigureSense }
  | { kind: 'action'; value: NonNullable<AskedFigure['action']> }
  | { kind: 'fill'; value: Fill }
  | { kind: 'state'; value: string }
  | { kind: 'material'; value: Material }
  | { kind: 'size'; value: ThingSize }
  | { kind: 'relation'; value: Relation }
  | { kind: 'count'; value: number }
  | { kind: 'event'; value: EventId }
  /** The word has proofs of its own: 'platter' is seen in its sushi. */
  | { kind: 'claim'; value: readonly Proof[] }
  /** Says something of a noun: 'grilled' asks for something to be seen, 'delicious' for nothing. */
  | { kind: 'quality'; value: Quality | null }
  /** Known by clothes: 'a king'. */
  | { kind: 'look'; value: string }
  /** A kind of what is drawn: 'an anaconda' is a snake. */
  | { kind: 'kin'; value: ThingId }
  /** A name for what cannot be drawn, so that its parts are not read one by one. */
  | { kind: 'undrawn'; value: null }
  | { kind: 'neutral'; value: null };

/** A word for people; without a number it means a few. */
export interface FigureSense {
  who: AskedFigure['who'];
  role: AskedFigure['role'];
  part: AskedFigure['part'];
  count: number | null;
  /** 'Glass in hand': hands alone only where nobody else is named. */
  isManner?: boolean;
}

export type EffectKind = Effect['kind'];

/** Words of one meaning, in every language we read: `'bottle | bouteille | flasche'`. */
export type WordTable<Value extends string> = Readonly<Partial<Record<Value, string>>>;

/** The phrases of one meaning. */
export interface Lexeme {
  /** As in a `WordTable`. */
  phrases: string;
  effects: readonly Effect[];
  /** Read only where the words mean nothing else. */
  isWeak?: boolean;
  /** Phrases of the table that are not to be read. */
  without?: ReadonlySet<string>;
}

export const lexeme = (phrases: string, ...effects: Effect[]): Lexeme => ({ phrases, effects });

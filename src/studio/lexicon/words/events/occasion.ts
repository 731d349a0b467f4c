import type { Proof } from '#studio/accounting/proof.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { Subject } from '#studio/scene-spec.ts';
import type { Season, TimeOfDay } from '#studio/scene/surroundings.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** An occasion, and what shows that it is this one. */
export interface Occasion {
  /** Folded, five languages. */
  words: string;
  /** Any of these is seen. */
  proofs: readonly Proof[];
  /** Laid out where the prompt asks for nothing of the kind. */
  decor: readonly ThingId[];
  /** The same inside, where the sky is what it needs. */
  indoors?: readonly ThingId[];
  /** Nobody means wine who names none. */
  isDry?: boolean;
  /** Where it is held, if no other place is named. */
  place?: PlaceId;
  /** Who is there, if nothing else is asked for. */
  company?: AskedFigure;
  /** It is nothing without them, whatever is on the table. */
  isOfPeople?: true;
  /** What the words mean besides, whatever else is said. */
  brings?: Brought;
}

export interface Brought {
  place?: PlaceId;
  season?: Season;
  time?: TimeOfDay;
  subject?: Subject;
  /** 'Girls' night' names people as well as what they do. */
  people?: Pick<AskedFigure, 'who' | 'count'>;
  action?: NonNullable<AskedFigure['action']>;
}

export const proved = (proofs: string): readonly Proof[] => proofs.split(/\s+/) as Proof[];

export const company = (
  who: AskedFigure['who'],
  count: number,
  action: AskedFigure['action'],
): AskedFigure => ({ who, count, action, role: null, part: 'figure' });

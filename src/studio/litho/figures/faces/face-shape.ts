import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { Person } from '#studio/litho/figures/figure-body.ts';
import type { Emotion } from '#studio/scene/figure.ts';

export interface Face {
  press: LithoPress;
  person: Person;
  mood: Mood;
  size: number;
  at: (x: number, y: number) => Point;
}

export type Mood = Emotion | 'no' | 'yes' | 'asleep';

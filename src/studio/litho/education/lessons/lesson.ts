import type { WineColour } from '#studio/scene/wine.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** One point of a lesson: a picture, its name and a line, in five languages side by side. */
export interface LessonPoint {
  icon: ThingId;
  name: string;
  note: string;
  wine?: WineColour;
  /** Ink of the picture where its own would mislead. */
  colour?: string;
  fill?: 'empty' | 'half' | 'full';
}

/** A plate that is told in points; its sources stand in docs/studio/facts.md. */
export interface Lesson {
  title: string;
  /** What customers write for it, folded; '*' lets a word go on. */
  phrases: string;
  /** Numbers tell an order. */
  isNumbered?: boolean;
  points: readonly LessonPoint[];
}

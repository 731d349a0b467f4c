import { FAMILY } from './family.ts';
import { FEASTS } from './feasts.ts';
import { GATHERINGS } from './gatherings.ts';
import type { Occasion } from './occasion.ts';
import { TRADE } from './trade.ts';

const ROWS = { ...FEASTS, ...FAMILY, ...GATHERINGS, ...TRADE };

export type EventId = keyof typeof ROWS;

/** Occasions: each brings what it is known by where the prompt does not. */
export const EVENTS: Readonly<Record<EventId, Occasion>> = ROWS;

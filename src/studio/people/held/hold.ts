import { holdBasket } from './basket.ts';
import { holdBottle } from './bottle.ts';
import { holdDecanter } from './decanter.ts';
import { holdGlass } from './glass.ts';
import { holdGrapes } from './grapes.ts';
import type { Held } from './held.ts';
import { holdPipette } from './pipette.ts';
import { holdSecateurs } from './secateurs.ts';
import { holdBook, holdCorkscrew, holdCup, holdFlowers, holdLantern, holdPan } from './small.ts';
import { holdTray } from './tray.ts';

/** What one hand can hold. */
export const HOLDS = {
  glass: holdGlass,
  grapes: holdGrapes,
  bottle: holdBottle,
  decanter: holdDecanter,
  basket: holdBasket,
  secateurs: holdSecateurs,
  pipette: holdPipette,
  tray: holdTray(0),
  tray_1: holdTray(1),
  tray_2: holdTray(2),
  tray_3: holdTray(3),
  corkscrew: holdCorkscrew,
  cup: holdCup,
  lantern: holdLantern,
  flowers: holdFlowers,
  book: holdBook,
  pan: holdPan,
} as const satisfies Record<string, Held>;
export type HeldId = keyof typeof HOLDS;

import type { Take } from '#studio/people/body/part.ts';
import type { Beside, PersonShape } from '#studio/people/body/person-shape.ts';
import { standBasket } from '#studio/people/held/basket.ts';
import { isWareHeld } from '#studio/people/held/hold.ts';
import { takeWare } from '#studio/people/held/ware.ts';
import {
  carryBottles,
  carryCrate,
  standBin,
  standBoxSeat,
  standCrates,
} from '#studio/people/held/crate.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { carryBarrel, rollBarrel, standBarrel, standCask, standUprightBarrel } from './barrel.ts';
import { hangHammock } from './hammock.ts';
import { sofaFor, standArmchair } from './sofa.ts';
import { jettyFor, standBalustrade, standParapet, stepsFor, wallFor } from './stone.ts';
import { standTractor } from './tractor.ts';
import { standBicycle } from './bicycle.ts';
import { standRiddlingRack } from './riddling-rack.ts';
import {
  benchFor,
  standChair,
  standCounter,
  standLaidCounter,
  standSortingTable,
  standTable,
} from './table.ts';
import { laidTable } from './laid-table.ts';
import { standWheelchair } from './wheelchair.ts';
import { standTub } from './tub.ts';
import { bottleAt } from '#studio/people/held/bottle.ts';

/** What stands with somebody. Chosen once: it is asked for at every point, and may leave out what is farther than `limit`. */
export function besideOf(
  beside: Beside,
  { holds, bears, isFlute, serving, sofaFor: seats }: PersonShape,
): (p: Vec3, take: Take, limit: number) => void {
  switch (beside) {
    case 'barrel':
      return standBarrel;
    case 'rolled_barrel':
      return rollBarrel;
    case 'tub':
      return standTub;
    case 'vat':
      return (p, take) => standTub([p[0], p[1] - 0.12, p[2] - 0.72], take);
    case 'table':
      return (p, take) => {
        standTable(p, holds.includes('bottle'), take);
        standChair(p, take);
      };
    case 'bench':
      return seats ? benchFor(seats) : () => undefined;
    case 'sofa':
      return seats ? sofaFor(seats) : () => undefined;
    case 'armchair':
      return standArmchair;
    case 'chair':
      return standChair;
    case 'counter':
      return bears === 'glass' ? standLaidCounter(isFlute) : standCounter;
    case 'lit_counter':
      return (p, take) => {
        standCounter(p, take);
        const [, , candle] = holds;
        const q: Vec3 = [p[0] - serving * 0.09, p[1] - 0.905, p[2] - 0.4];
        if (candle && isWareHeld(candle)) takeWare(q, candle, 2, take);
      };
    case 'laid_table':
      return laidTable(isFlute);
    case 'bath':
      return (p, take) => {
        const [, , bath] = holds;
        if (bath && isWareHeld(bath)) takeWare([p[0], p[1], p[2] - 0.34], bath, 2, take);
      };
    case 'scooter':
      return (p, take) => {
        const [, , scooter] = holds;
        if (scooter && isWareHeld(scooter)) takeWare(p, scooter, 2, take);
      };
    case 'bin':
      return standBin;
    case 'carried_barrel':
      return carryBarrel;
    case 'upright_barrel':
      return standUprightBarrel;
    case 'shown_bottle':
      return showBottle;
    case 'wheelchair':
      return standWheelchair;
    case 'hammock':
      return hangHammock;
    case 'riddling_rack':
      return standRiddlingRack;
    case 'sorting_table':
      return standSortingTable;
    // The row is painted behind all of them, see `acting/staging/plant-row.ts`.
    case 'vine':
    case 'green_vine':
    case 'bare_vine':
      return () => undefined;
    case 'crate':
      return (p, take) => carryCrate(p, true, take);
    case 'empty_crate':
      return (p, take) => carryCrate(p, false, take);
    case 'bottle_crate':
      return carryBottles;
    case 'filled_crate':
      return standCrates;
    case 'filled_basket':
      return standBasket;
    case 'cask':
      return standCask;
    case 'steps':
      return seats ? stepsFor(seats) : () => undefined;
    case 'wall':
      return seats ? wallFor(seats) : () => undefined;
    case 'jetty':
      return seats ? jettyFor(seats) : () => undefined;
    case 'parapet':
      return standParapet;
    case 'balustrade':
      return standBalustrade;
    case 'box_seat':
      return standBoxSeat;
    case 'tractor':
      return standTractor;
    case 'bicycle':
      return (p, take) => standBicycle(p, bears === 'glass' ? undefined : bears, take);
  }
}

/** On a barrel before whoever takes its picture. */
function showBottle(p: Vec3, take: Take): void {
  standUprightBarrel([p[0], p[1], p[2] - 0.3], take);
  bottleAt([p[0], p[1] - 0.98, p[2] - 0.86], take);
}

import { oak } from '#studio/props/cellar/oak.ts';
import { addInscription } from '#studio/props/making/inscription.ts';
import {
  addBox,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { pathOf } from '#studio/props/making/joinery.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addFramed } from './framed.ts';

/** With words it stands on the table, no larger than its glasses allow. */
const LETTERED = { width: 38, height: 46, bar: 2.6 } as const;

/** A chalk board on two legs, the customer's words in chalk, else a menu hinted at in lines and a drawn glass. */
export const makeBlackboard: MakeThing = (kit, place, { text }) => {
  const model = within(startModel(kit, place, 'blackboard'), [0, 0, 0], { x: -0.16, y: -0.12 });
  addFramed(model, text ? LETTERED : { width: 46, height: 64, bar: 3.4 }, {
    frame: oak(kit, [150, 104, 62]),
    face: paint(kit, '#23282a', { coat: 0.05, rough: 0.8 }),
  });
  if (text) {
    addInscription(model, {
      text,
      at: [0, LETTERED.height / 2, 0.05],
      size: [LETTERED.width - 8, LETTERED.height - 8],
      face: 'josefin',
      ink: '#f3f0e6',
      maxLines: Math.max(6, text.split('\n').length),
    });
    return;
  }
  const chalk = paint(kit, '#e9e7de', { coat: 0, rough: 0.9 });
  const drawn = apart(model, 'chalk');
  const line = (path: string): void =>
    addTube(drawn, curve(pathOf(path)), { radius: 0.32, material: chalk, sides: 5 });
  addBox(drawn, { at: [0, 54, 0], half: [12, 1.3, 0.06] }, chalk);
  for (const [y, half] of [
    [46, 15],
    [41, 11],
    [36, 14],
  ] as const)
    addBox(drawn, { at: [half - 16, y, 0], half: [half, 0.6, 0.06] }, chalk);
  line('-4 28 0, -4.4 23 0, 0 19.4 0, 4.4 23 0, 4 28 0');
  line('0 19.4 0, 0 11 0');
  line('-4 10.6 0, 0 11 0, 4 10.6 0');
  line('-4.2 25 0, 0 24.4 0, 4.2 25 0');
};

import { BACKPACK } from '#studio/people/dress/extras.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { capsule, polygon, smooth } from '#studio/litho/geometry.ts';
import { darken } from '#studio/litho/mix-colours.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { Body } from './figure-body.ts';

const CANVAS = ['#b5482e', '#3f6b52', '#2f5f86', '#c08a35'] as const;

/** 'A couple with rucksacks': each has one on the back; one that lies there is a thing. */
export const wearBackpacks = ({
  prompt,
  things,
  figures,
}: Pick<SceneSpec, 'prompt' | 'things' | 'figures'>): boolean =>
  figures.length > 0 &&
  BACKPACK.test(fold(prompt)) &&
  things.every(({ thing, relation }) => thing !== 'backpack' || relation === null);

/** Drawn with whoever is seen whole. */
export const isOnBack = (
  { thing }: AskedThing,
  spec: SceneSpec,
  portrait: object | null,
): boolean => thing === 'backpack' && portrait === null && wearBackpacks(spec);

/** The canvas of the i-th walker's. */
export const backpackOf = (spec: SceneSpec, i: number): { backpack?: string } =>
  wearBackpacks(spec) ? { backpack: CANVAS[i % CANVAS.length]! } : {};

/** What is seen of it behind the shoulders. */
export function drawSack({ press, person, at, unit }: Body): void {
  if (!person.backpack) return;
  const canvas = person.backpack;
  const roll = capsule(at(-0.1, 0.865), at(0.1, 0.865), unit * 0.026);
  const sack = smooth([
    at(-0.165, 0.6),
    at(-0.15, 0.82),
    at(0, 0.86),
    at(0.15, 0.82),
    at(0.165, 0.6),
  ]);
  press.apart(() =>
    press.named('backpack', () => {
      press.fill(roll, darken(canvas, 0.35));
      press.fill(sack, canvas, { from: at(-0.16, 0.6), to: at(0.16, 0.8), start: -0.4, end: 0.2 });
    }),
  );
}

/** Its straps before the chest. */
export function drawStraps({ press, person, at, unit }: Body): void {
  if (!person.backpack) return;
  const strap = darken(person.backpack, 0.25);
  for (const side of [-1, 1])
    press.stroke(
      polygon([at(side * 0.062, 0.8), at(side * 0.066, 0.7), at(side * 0.094, 0.6)], false),
      strap,
      unit * 0.018,
    );
}

import { fold } from '#studio/lexicon/matching/normalise.ts';
import { capsule, circle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import { lookFor } from '#studio/litho/things/look.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { WHITE } from './panel.ts';
import type { MemeSheet } from './panel.ts';

type Falling = 'rain' | 'hail' | 'snow';

/** Who waits or prays for rain has none. */
const FALLS: readonly (readonly [Falling, RegExp])[] = [
  ['hail', /\b(?:hail\w*|hagel\w*|grandin\w+|graniz\w+|grele\w*)\b/],
  [
    'rain',
    /(?<!(?:for|no|pour la|per la|por la|auf|um) )\b(?:rain(?!bow|coat)\w*|pouring down|storm\w*|regen|regnet|pluie|pleut|piove|pioggia|llueve|lluvia)\b/,
  ],
  [
    'snow',
    /(?<!(?:for|no) )\b(?:snow(?!man|flake)\w*|neige\w*|nevica\w*|nieva|nieve|schnei\w+|schnee)\b/,
  ],
];
const BURNS =
  /\b(?:burning|burns|this is fine|on fire|in flames|en feu|in fiamme|en llamas|brennend\w*|brennt|in flammen)\b/;

export const fallingIn = ({ prompt }: Pick<SceneSpec, 'prompt'>): Falling | null =>
  FALLS.find(([, words]) => words.test(fold(prompt)))?.[0] ?? null;

export const isBurning = ({ prompt }: Pick<SceneSpec, 'prompt'>): boolean =>
  BURNS.test(fold(prompt));

/** Flames along the floor, behind whoever sits among them. */
export function paintFire(sheet: MemeSheet, art: Rect): void {
  const fire = drawnMaker('fire');
  if (!fire) return;
  const { press, random } = sheet;
  const look = lookFor(sheet, random.fork('fire'), { line: WHITE });
  press.named('fire', () => {
    for (const [u, share] of FLAMES) {
      const heightPx = art.height * share;
      const base: Point = [art.x + art.width * u, art.y + art.height * 1.02];
      fire.draw(press, { base, heightPx }, look);
    }
  });
}
const FLAMES = [
  [0.34, 0.4],
  [0.68, 0.44],
  [0.1, 0.62],
  [0.9, 0.68],
] as const;

/** Drops, stones or flakes over the whole panel. */
export function paintFalling({ press, random }: MemeSheet, art: Rect, falling: Falling): void {
  const dice = random.fork('falling');
  const unit = Math.min(art.width, art.height);
  for (let i = 0; i < COUNT[falling]; i++) {
    const [x, y]: Point = [
      art.x + dice.range(0.02, 0.98) * art.width,
      art.y + dice.range(0.02, 0.96) * art.height,
    ];
    const long = unit * dice.range(0.05, 0.08);
    if (falling === 'rain')
      press.detail(capsule([x, y], [x - long * 0.35, y + long], unit * 0.008), '#3f8fd4');
    else
      press.withOutline(falling === 'hail' ? press.unit * 4 : 0, () =>
        press.fill(circle([x, y], unit * dice.range(0.011, 0.024)), WHITE),
      );
  }
}
const COUNT: Readonly<Record<Falling, number>> = { rain: 70, hail: 54, snow: 80 };

import type { Brief } from '#studio/brief.ts';
import type { Picture } from '#studio/film.ts';
import type { SceneSpec, Subject } from '#studio/scene-spec.ts';
import { stream } from '#studio/random.ts';
import { InkedPress } from './inked-press.ts';
import { popPalette } from './pop-palette.ts';
import type { PaintPop } from './pop-scene.ts';
import { printDots } from './print-dots.ts';
import { paintPopBottle, paintPopGlass, paintPopGrapes } from './scenes.ts';
import { paintPopToast } from './toast.ts';

/** Subjects that pop art draws better than it filters. */
const SCENES: readonly (readonly [Subject, PaintPop])[] = [
  ['toast', paintPopToast],
  ['bottle', paintPopBottle],
  ['glass', paintPopGlass],
  ['grapes', paintPopGrapes],
];

/** The drawn scene for these subjects, if there is one and no place asks for a photograph. */
export function choosePopScene(spec: SceneSpec): PaintPop | null {
  const first = spec.subjects[0];
  if (spec.setting !== null && spec.setting !== 'studio' && spec.setting !== 'city') return null;
  return SCENES.find(([subject]) => subject === first)?.[1] ?? null;
}

export function drawPop({ spec, width, height, seed }: Brief): Picture {
  const random = stream(seed, 'pop');
  const press = new InkedPress(width, height);
  const paint = choosePopScene(spec) ?? paintPopGlass;
  paint({
    press,
    palette: popPalette(spec, random.fork('palette')),
    spec,
    random: random.fork('scene'),
  });
  return printDots(press);
}

// Distils Noto Emoji's outlines (Apache-2.0) into flat shapes: node scripts/distil/outlines.ts
import { writeFileSync } from 'node:fs';
import noto from '@iconify-json/noto/icons.json' with { type: 'json' };
import type { OutlineThing } from '#studio/litho/things/outlines/outline-thing.ts';
import { FACES, OUTLINE_THINGS } from '#studio/litho/things/outlines/outline-things.ts';
import { distilIcon } from './outlines/distil-icon.ts';

const icons: Record<string, { body: string }> = noto.icons;
const things = Object.values<OutlineThing>(OUTLINE_THINGS);
const wanted = new Map<string, number>([
  ...FACES.map((icon) => [icon, 0] as const),
  ...things.map(({ icon, skip = 0 }) => [icon, skip] as const),
]);
const sorted = [...wanted].toSorted(([a], [b]) => (a < b ? -1 : 1));
const distilled = sorted.map(([name, skip]) => {
  const icon = icons[name];
  if (!icon) throw new Error(`Noto has no “${name}”.`);
  return [name, distilIcon(icon.body, skip)] as const;
});
const lines = distilled.map(([name, icon]) => `${JSON.stringify(name)}:${JSON.stringify(icon)}`);
const file = new URL('../../src/studio/litho/things/outlines/outlines.json', import.meta.url);
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${wanted.size} outlines`);

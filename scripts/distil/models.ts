// Cuts flat shapes for prints after the photographs' models: node scripts/distil/models.ts [thing …]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { FlatCut } from '#studio/litho/things/outlines/outlines.ts';
import { MODEL_CUTS } from '#studio/things/model-cuts.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { flattenColours } from './models/flatten-colours.ts';
import type { PaintedThing } from './models/painted-thing.ts';
import { paintThing } from './models/paint-thing.ts';
import { traceShapes } from './models/trace-shapes.ts';

const FILE = new URL('../../src/studio/litho/things/model-cuts.tsv', import.meta.url);

const wanted = process.argv.slice(2) as ThingId[];
const cuts = new Map<string, string>(kept());
for (const thing of wanted.length > 0 ? wanted : (MODEL_CUTS as ReadonlySet<ThingId>))
  cuts.set(thing, JSON.stringify(cutAfter(await paintThing(thing))));
const lines = [...cuts].toSorted(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(FILE, lines.map(([thing, cut]) => `${thing}\t${cut}\n`).join(''));
console.log(`${cuts.size} cuts`);

/** What was cut before, where only some are asked for. */
function kept(): [string, string][] {
  if (wanted.length === 0 || !existsSync(FILE)) return [];
  const lines = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t') as [string, string]);
}

function cutAfter(painted: PaintedThing): FlatCut {
  const { width, height, margin, light } = painted;
  const flat = flattenColours(painted);
  return {
    box: [margin, margin, width - 2 * margin, height - 2 * margin],
    main: flat.inks[0]!,
    shapes: traceShapes(flat, light),
  };
}

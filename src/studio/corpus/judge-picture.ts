import { standsSo } from '#studio/accounting/relations.ts';
import type { Picture } from '#studio/film.ts';
import type { Inventory, SeenThing } from '#studio/inventory/inventory.ts';
import { isPlaceSeen, seenAs } from '#studio/inventory/same-kind.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { CopySpace } from '#studio/scene/camera.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { isColour } from '#studio/inventory/colour-names.ts';

/** A finished picture with everything that is known about it. */
export interface Judged extends Picture {
  spec: SceneSpec;
  inventory: Inventory;
  notDrawn: readonly string[];
}

/**
 * What a picture fails to show of its demands. The signs: `oyster` is seen, `3*oyster` three of them,
 * `a|b` either, `-bread` is not, `napkin=red` in that colour, `a<b` left of, `a/b` behind, `a@b` in or
 * on, `@cellar` a place, `#white` a ground, `_top` free for text, `~red` a wine, `people` somebody,
 * `plate:map:france` a plate, `"words"` printed, `!word` announced as not drawn, `.` nothing
 * announced.
 */
export function judgePicture(made: Judged, demands: readonly string[]): string[] {
  return demands.filter((demand) => !isMet(made, demand));
}

function isMet(made: Judged, demand: string): boolean {
  const [sign = ''] = demand;
  const rest = demand.slice(1);
  if (sign === '"') return printedOn(made).includes(demand.slice(1, -1).toLowerCase());
  if (demand === '.') return made.notDrawn.length === 0;
  if (sign === '@')
    return rest.split('|').some((place) => isPlaceSeen(made.inventory, place as PlaceId));
  if (sign === '-') return find(made, rest).length === 0;
  if (sign === '#') return isGround(made, rest);
  if (sign === '_') return isFree(made, rest as CopySpace);
  if (sign === '~') return made.spec.wine === rest;
  if (sign === '!') return made.notDrawn.some((word) => word.toLowerCase().includes(rest));
  if (demand.startsWith('people')) return hasPeople(made, demand);
  if (demand.startsWith('plate:')) return isPlate(made, demand);
  return isThingMet(made, demand);
}

function isThingMet(made: Judged, demand: string): boolean {
  for (const [sign, relation] of RELATIONS) {
    const [a, b] = demand.split(sign);
    if (b === undefined || a === undefined) continue;
    const [first] = find(made, a);
    const [second] = find(made, b);
    return (
      first !== undefined && second !== undefined && standsSo(relation, [first.box], [second.box])
    );
  }
  const [name = '', colour] = demand.split('=');
  const [count, thing = count] = name.split('*');
  const seen = find(made, thing ?? '');
  if (seen.length === 0) return false;
  if (colour) return seen.some((one) => isColour(one.colour, colour));
  return !name.includes('*') || seen.reduce((sum, one) => sum + one.count, 0) === Number(count);
}

const RELATIONS = [
  ['<', 'left_of'],
  ['/', 'behind'],
  ['@', 'in'],
] as const;

/** A flute is a glass too, and still one. */
const find = ({ inventory }: Judged, names: string): SeenThing[] => [
  ...new Set(names.split('|').flatMap((thing) => seenAs(inventory, thing as ThingId))),
];

/** The customer's texts, and what a sheet or a plate letters besides. */
const printedOn = ({ spec, inventory }: Judged): string[] => [
  ...textsOf(spec),
  ...[spec.sheet?.title ?? '', ...(inventory.lettering ?? [])].map((text) => text.toLowerCase()),
];

const textsOf = ({ texts }: SceneSpec): string[] =>
  [
    ...texts.label,
    texts.label.join(', '),
    texts.title,
    texts.subtitle,
    ...texts.captions,
    ...(texts.carried ?? []).map(({ text }) => text),
  ]
    .filter((text) => text !== null)
    .map((text) => text.toLowerCase());

function hasPeople({ inventory }: Judged, demand: string): boolean {
  const seen = inventory.people.length > 0;
  return demand === 'people:0' ? !seen : seen;
}

function isPlate({ spec, styleId }: Judged & { styleId?: string }, demand: string): boolean {
  const [, topic, area] = demand.split(':');
  if (styleId && styleId !== 'education') return false;
  return spec.plate?.topic === topic && (!area || spec.plate?.area === area);
}

/** The border of the picture tells its ground. */
function isGround({ width, height, pixels }: Judged, name: string): boolean {
  const sum = [0, 0, 0];
  let count = 0;
  for (let x = 0; x < width; x += 2) {
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (pixels[x * 4 + c] ?? 0);
    count++;
  }
  for (let y = 0; y < height * 0.5; y += 2) {
    for (const x of [0, width - 1]) {
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (pixels[(y * width + x) * 4 + c] ?? 0);
      count++;
    }
  }
  const [r = 0, g = 0, b = 0] = sum.map((total) => total / count);
  if (name === 'white') return Math.min(r, g, b) > 248;
  if (name === 'black') return Math.max(r, g, b) < 24;
  const hex = [r, g, b].map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('');
  return isColour(`#${hex}`, name);
}

/** At least a third of the frame without a thing in it. */
function isFree({ inventory }: Judged, side: CopySpace): boolean {
  const boxes = [...inventory.things, ...inventory.people]
    .filter(({ share }) => share < 0.5)
    .flatMap((seen) => seen.boxes);
  const room = 0.32;
  if (side === 'top') return boxes.every(([, top]) => top >= room);
  if (side === 'bottom') return boxes.every(([, , , bottom]) => bottom <= 1 - room);
  if (side === 'left') return boxes.every(([left]) => left >= room);
  return boxes.every(([, , right]) => right <= 1 - room);
}

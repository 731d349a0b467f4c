import sharp from 'sharp';
import type { Sharp } from 'sharp';

import type { Db } from '#server/db/connect.ts';
import { readOrigin } from '#server/images/codec/read-origin.ts';
import type { KeptOrigin } from '#server/images/codec/read-origin.ts';
import type { PictureStore } from '#server/images/store/store-picture.ts';
import type { ZipEntry } from '#server/images/zip-stream.ts';
import { OUTLETS } from '#shared/rules/pictures/outlets.ts';
import type { Outlet } from '#shared/rules/pictures/outlets.ts';

import { findSet } from './find-sets.ts';
import { reportSet } from './report-set.ts';

const WHITE = '#ffffff';
/** Coloured letters of a label need their colour at every pixel. */
const JPEG = { quality: 92, chromaSubsampling: '4:4:4' } as const;
/** A tenth of the bytes more for half the time: whoever downloads a set waits for hundreds of files. */
const WEBP = { quality: 90, effort: 2 } as const;
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

/** Every delivered picture in every size that asks for it, in named folders, with the rules beside. */
export async function* archiveSet(
  { db, files, credentials }: { db: Db } & Pick<PictureStore, 'files' | 'credentials'>,
  { id, userId }: { id: string; userId: string },
): AsyncGenerator<ZipEntry> {
  const pictures = await db
    .selectFrom('generated_images as i')
    .innerJoin('generations as g', 'g.id', 'i.generation_id')
    .select(['g.id', 'i.storage_key', 'i.created_at', 'i.wine_title', 'g.shot'])
    .where('g.set_id', '=', id)
    .where('i.user_id', '=', userId)
    .where('i.deleted_at', 'is', null)
    .orderBy('g.variation')
    .execute();
  const set = await findSet(db, { id, userId });
  yield { name: 'READ-ME.txt', bytes: Buffer.from(rules()), modifiedAt: new Date() };
  const taken = new Set<string>();
  const withoutFile = new Set<string>();
  for (const { id: generationId, storage_key, created_at, wine_title, shot } of pictures) {
    const original = await files.read(`${storage_key}/original.png`);
    if (!original || !shot) {
      withoutFile.add(generationId);
      continue;
    }
    const base = `${fileName(wine_title ?? 'wine')}-${fileName(shot.name)}`;
    const origin = await readOrigin(credentials, original);
    for (const outlet of OUTLETS.filter(({ shots }) => isIn(shots, shot.id))) {
      const name = unique(`${outlet.folder}/${base}`, taken);
      const fitted = await fitOutlet({ original, origin, ground: shot.ground }, outlet);
      // Sealed last, as every file that leaves the house.
      const bytes = await credentials.sign(fitted, origin.declaration);
      yield { name: `${name}.${outlet.format}`, bytes, modifiedAt: created_at };
    }
    const name = unique(`originals/${base}`, taken);
    yield { name: `${name}.png`, bytes: original, modifiedAt: created_at };
  }
  // Last: only now it is known what is not among them.
  const report = reportSet(set, withoutFile);
  yield { name: 'report.csv', bytes: Buffer.from(report), modifiedAt: new Date() };
}

const isIn = (list: readonly string[], id: string): boolean => list.includes(id);

/** Packshots keep the whole bottle on their ground; scenes fill the frame. */
async function fitOutlet(
  picture: { original: Buffer; origin: KeptOrigin; ground: string | undefined },
  { width, height, format }: Outlet,
): Promise<Buffer> {
  const { original, origin, ground } = picture;
  const background = ground === 'none' ? NOTHING : WHITE;
  const image = sharp(original).resize(width, height, {
    fit: ground ? 'contain' : 'cover',
    background,
    kernel: 'lanczos3',
  });
  return encode(image.withXmp(origin.xmp), format).toBuffer();
}

function encode(image: Sharp, format: Outlet['format']): Sharp {
  if (format === 'png') return image.png();
  if (format === 'webp') return image.flatten({ background: WHITE }).webp(WEBP);
  return image.flatten({ background: WHITE }).jpeg(JPEG);
}

/** Names are data: only letters, digits and hyphens reach a path. */
function fileName(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.join('-').slice(0, 80) ?? 'wine';
}

function unique(name: string, taken: Set<string>): string {
  let count = 1;
  let candidate = name;
  while (taken.has(candidate)) candidate = `${name}-${++count}`;
  taken.add(candidate);
  return candidate;
}

function rules(): string {
  const lines = OUTLETS.map(
    ({ folder, name, width, height, format, rule }) =>
      `${folder}\n  ${name}: ${width} x ${height}, ${format.toUpperCase()}\n  ${rule}\n`,
  );
  return `Pictures by size\n================\n\n${lines.join('\n')}\noriginals\n  As they were drawn, PNG.\n\nEvery file carries its signed origin (C2PA).\n`;
}

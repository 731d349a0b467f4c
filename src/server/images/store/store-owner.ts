import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { parseJson } from '#shared/parse-json.ts';

import { PICTURES_PREFIX } from './picture-files.ts';

const MARK = 'vignette-store.json';
/** Enough of a store without a mark to tell whether its pictures are ours. */
const SAMPLE = 50;

export interface StoreDeps {
  db: Db;
  files: FileStore;
}

interface Mark {
  /** The installation, and the very database: a dump restored elsewhere is another one. */
  installation: string;
  database: string;
}

/** Pictures must not be removed by whoever holds this: the store belongs to another database. */
export class ForeignStoreError extends Error {
  readonly found: Partial<Mark> | null;

  constructor(found: Partial<Mark> | null) {
    super(
      'The picture store belongs to another database, or to an earlier life of this one. Nothing is removed from it until it is claimed: npm run store:claim',
    );
    this.name = 'ForeignStoreError';
    this.found = found;
  }
}

/** Throws unless the store is ours; a new one is marked as ours first. */
export async function assertOwnStore(deps: StoreDeps): Promise<void> {
  const [own, found] = await Promise.all([identify(deps.db), readMark(deps.files)]);
  if (found?.installation === own.installation && found.database === own.database) return;
  if (found || !(await isOursByItsPictures(deps))) throw new ForeignStoreError(found);
  await claimStore(deps);
}

/** A person has said that this database and this store belong together. */
export async function claimStore({ db, files }: StoreDeps): Promise<Mark> {
  const own = await identify(db);
  await files.put(MARK, Buffer.from(JSON.stringify(own, null, 2)), 'application/json');
  return own;
}

async function identify(db: Db): Promise<Mark> {
  const { rows } = await sql<Mark>`
    select (select id from installation)::text as installation,
      (select system_identifier from pg_control_system()) || '/' ||
        (select oid from pg_database where datname = current_database()) as database`.execute(db);
  const [own] = rows;
  if (!own) throw new Error('The database has no identity');
  return own;
}

/** A mark that cannot be read is somebody's, and who knows whose. */
async function readMark(files: FileStore): Promise<Partial<Mark> | null> {
  const bytes = await files.read(MARK);
  if (!bytes) return null;
  const mark = parseJson(bytes.toString('utf8'));
  return typeof mark === 'object' && mark !== null ? mark : {};
}

/** A store without a mark: empty, or one of its pictures has a row here. */
async function isOursByItsPictures({ db, files }: StoreDeps): Promise<boolean> {
  const folders = new Set<string>();
  for await (const { key } of files.list(PICTURES_PREFIX)) {
    folders.add(key.slice(0, key.lastIndexOf('/')));
    if (folders.size >= SAMPLE) break;
  }
  if (folders.size === 0) return true;
  const known = await db
    .selectFrom('generated_images')
    .select('id')
    .where('storage_key', 'in', [...folders])
    .executeTakeFirst();
  return known !== undefined;
}

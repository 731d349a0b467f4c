const SHARDS = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));
/** All that a backup takes of the store. */
export const STORE_FOLDERS: readonly string[] = ['pictures/', 'artwork/'];

/** The store by parts of which one fits into memory, however many pictures there are. */
export const STORE_PARTS: readonly string[] = STORE_FOLDERS.flatMap((folder) =>
  SHARDS.map((shard) => `${folder}${shard}/`),
);

/** What a backup knows about one file of the store. */
export interface IndexLine {
  key: string;
  bytes: number;
  sha256: string;
}

export const indexFile = (part: string) => `index/${part.replaceAll('/', '-')}files.jsonl`;

import { BlobReader, ZipReader } from '@zip.js/zip.js/index-native.js';
import type { FileEntry } from '@zip.js/zip.js/index-native.js';
import { ARTWORK, WINE_IMPORT } from '#shared/rules/pictures/wines.ts';
import { SheetError } from './read-sheet.ts';

export interface ArchivedFile {
  /** With its folders. */
  path: string;
  /** Same path, sum and size: the same file, also in an archive that was packed anew. */
  mark: string;
  size: number;
  open(): Promise<Blob>;
}

/** Beside what people packed, their machines leave these in archives. */
const LEFT_BY_MACHINES = /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)/;

/** Opened here in the browser, file by file: the archive itself goes nowhere and may be large. */
export async function openArchive(file: Blob): Promise<ArchivedFile[]> {
  if (file.size > WINE_IMPORT.archiveBytes)
    throw new SheetError('This archive is larger than 4 GB. Please divide it.');
  const reader = new ZipReader(new BlobReader(file), { useWebWorkers: false });
  try {
    const entries = await reader.getEntries();
    return entries
      .filter((entry): entry is FileEntry => !entry.directory)
      .filter(({ filename }) => !LEFT_BY_MACHINES.test(filename))
      .map((entry) => ({
        path: entry.filename,
        mark: `${entry.filename} ${entry.crc32 ?? 0} ${entry.uncompressedSize}`,
        size: entry.uncompressedSize,
        open: () => unpack(entry),
      }));
  } catch (error) {
    throw new SheetError('This is not a ZIP archive, or it is damaged.', { cause: error });
  }
}

/** What an entry says about its size may be a lie: counted while it comes. */
async function unpack(entry: FileEntry): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const file = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      size += part.length;
      if (size > ARTWORK.maxBytes) throw new Error('Too much to write');
      parts.push(part);
    },
  });
  await entry.getData(file).catch((error: unknown) => {
    // Which error a broken pipe ends with differs from browser to browser.
    throw size > ARTWORK.maxBytes ? new Error('larger than it says', { cause: error }) : error;
  });
  return new Blob(parts);
}

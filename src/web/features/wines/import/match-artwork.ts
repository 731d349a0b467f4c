/** What a name in the table finds in the archive. */
export type Match<File> = { file: File } | { fault: 'missing' } | { fault: 'ambiguous' };

/** Names are compared as people read them: without folders, case, or how accents are stored. */
const plainName = (path: string): string =>
  path.replaceAll('\\', '/').normalize('NFC').trim().toLowerCase();
const withoutFolders = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const withoutEnding = (name: string): string => name.replace(/\.[^.]*$/, '');

/** By whole path, else by file name, else by file name without its ending. */
export function matchArtwork<File extends { path: string }>(
  files: readonly File[],
  wanted: string,
): Match<File> {
  const name = plainName(wanted);
  const same: ((path: string) => boolean)[] = [
    (path) => path === name,
    (path) => withoutFolders(path) === withoutFolders(name),
    (path) => withoutEnding(withoutFolders(path)) === withoutFolders(name),
  ];
  for (const isSame of same) {
    const [file, second] = files.filter(({ path }) => isSame(plainName(path)));
    if (file && second) return { fault: 'ambiguous' };
    if (file) return { file };
  }
  return { fault: 'missing' };
}

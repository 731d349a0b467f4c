import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';

interface FaceFile {
  /** Package under @fontsource. */
  font: string;
  cut: string;
  scripts: readonly string[];
}

const LATIN = ['latin', 'latin-ext'] as const;

/** Every typeface that labels, posters, plates and captions are set in. */
const FACE_FILES = {
  playfair: { font: 'playfair-display', cut: '400-normal', scripts: [...LATIN, 'cyrillic'] },
  playfairMedium: { font: 'playfair-display', cut: '500-normal', scripts: [...LATIN, 'cyrillic'] },
  playfairBlack: { font: 'playfair-display', cut: '900-normal', scripts: [...LATIN, 'cyrillic'] },
  playfairItalic: { font: 'playfair-display', cut: '500-italic', scripts: [...LATIN, 'cyrillic'] },
  cinzel: { font: 'cinzel', cut: '500-normal', scripts: LATIN },
  cormorant: { font: 'cormorant-garamond', cut: '600-normal', scripts: [...LATIN, 'cyrillic'] },
  cormorantItalic: {
    font: 'cormorant-garamond',
    cut: '600-italic',
    scripts: [...LATIN, 'cyrillic'],
  },
  josefin: { font: 'josefin-sans', cut: '400-normal', scripts: LATIN },
  josefinBold: { font: 'josefin-sans', cut: '700-normal', scripts: LATIN },
  limelight: { font: 'limelight', cut: '400-normal', scripts: LATIN },
  script: { font: 'great-vibes', cut: '400-normal', scripts: LATIN },
  comic: { font: 'bangers', cut: '400-normal', scripts: LATIN },
  impact: { font: 'anton', cut: '400-normal', scripts: LATIN },
} satisfies Record<string, FaceFile>;

export type Face = keyof typeof FACE_FILES;

/** A CSS font string; registers the face the first time it is asked for. */
export function fontOf(face: Face, sizePx: number): string {
  return `${sizePx}px ${familiesOf(face)}`;
}

const registered = new Map<Face, string>();

// Skia keeps fonts per process, so the memory of what is registered may too.
function familiesOf(face: Face): string {
  const known = registered.get(face);
  if (known) return known;
  const file = FACE_FILES[face];
  const families = file.scripts.map((script) => registerCut(file, script));
  const stack = [...families, 'serif'].join(', ');
  registered.set(face, stack);
  return stack;
}

/** Each script is a family of its own: Skia falls through the stack glyph by glyph. */
function registerCut({ font, cut }: FaceFile, script: string): string {
  const family = `Vignette ${font} ${cut} ${script}`;
  const root = import.meta.resolve(`@fontsource/${font}/package.json`);
  const path = fileURLToPath(new URL(`./files/${font}-${script}-${cut}.woff2`, root));
  if (!GlobalFonts.registerFromPath(path, family)) {
    throw new Error(`The typeface ${font} ${cut} (${script}) cannot be read from ${path}.`);
  }
  return `"${family}"`;
}

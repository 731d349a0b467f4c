import type { ApplyStyle, Brief } from '#studio/brief.ts';
import { isView, liesOpen } from '#studio/places/place.ts';
import type { PlaceId } from '#studio/places/place.ts';
import { lightColourOf, lightGain } from '#studio/compose/light/coloured-light.ts';
import { groundOf, isLaidFlat } from '#studio/packshot/ground-of.ts';
import { finishCutout } from '#studio/packshot/finish-cutout.ts';
import { addCaptions } from '#studio/meme/add-captions.ts';
import { meterDaylight } from './meter-daylight.ts';
import type { Daylight } from './meter-daylight.ts';
import { meterSubject } from './meter-subject.ts';
import { paintOil } from './oil/paint-oil.ts';
import { paintPastel } from './pastel.ts';
import { paintTitle } from './paint-title.ts';
import { CINEMATIC, GASTRO, photograph } from './photograph.ts';
import type { Look } from './photograph.ts';

/** Finishes some rows of a traced film in the brief's style; styles that need the whole picture are given all rows. */
export const applyStyle: ApplyStyle = ({ film, brief, scene, rows }) => {
  const { width, height, seed } = brief;
  const { cutout } = scene;
  if (cutout) return finishCutout(film, cutout, { width, rows });
  const size = { width, height };
  const shot = (look: Look): Uint8ClampedArray => {
    const sun = isWhiteAsked(brief) ? EVEN : meterDaylight(film, look.bloom.threshold);
    const exposure = look.grade.exposure * meterSubject(film, scene) * sun.exposure;
    const bloom = { ...look.bloom, amount: look.bloom.amount * sun.glow };
    const light = lightColourOf(brief.spec);
    const isNeon = brief.spec.lighting === 'neon';
    const gain = light ? { gain: lightGain(light, isNeon) } : {};
    return photograph(film, { bloom, grade: { ...look.grade, exposure, seed, ...gain } }, rows);
  };
  switch (brief.styleId) {
    case 'classical_heritage':
      return paintOil(film, scene, { size, rows, seed, isRough: brief.detail === 'preview' });
    case 'pastel':
      return paintTitle(
        { ...size, pixels: paintPastel(film, scene, { size, seed, ...lightOf(brief) }) },
        brief.spec,
      ).pixels;
    case 'meme_style':
      return addCaptions({ ...size, pixels: shot(GASTRO) }, brief).pixels;
    case 'gastro':
      return shot(GASTRO);
    default:
      return shot(CINEMATIC);
  }
};

/** White paper and snow are to be white. */
const isWhiteAsked = ({ spec }: Brief): boolean =>
  groundOf(spec) !== undefined || isLaidFlat(spec) || spec.weather === 'snow';
const EVEN: Daylight = { exposure: 1, glow: 1 };

const lightOf = (brief: Brief) => ({
  isNight: isNight(brief),
  isCellar: CELLARS.has(brief.spec.place),
});
const CELLARS: ReadonlySet<PlaceId | null> = new Set<PlaceId | null>([
  'vault_cellar',
  'bottle_cellar',
  'barrel_hall',
]);

const isNight = ({ spec: { time, place } }: Brief): boolean =>
  time === 'night' && (place === null ? false : isView(place) || liesOpen(place));

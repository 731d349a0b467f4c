import { inLanguage } from '#studio/litho/education/wording.ts';
import type { PlateLanguage } from '#studio/scene/sheets.ts';

/** Regions that other languages know by another name: English, French, Italian, Spanish, German. */
const EXONYMS = new Map(
  [
    'Burgundy | Bourgogne | Borgogna | Borgoña | Burgund',
    'Loire Valley | Val de Loire | Valle della Loira | Valle del Loira | Loiretal',
    'Rhône Valley | Vallée du Rhône | Valle del Rodano | Valle del Ródano | Rhônetal',
    'Savoy | Savoie | Savoia | Saboya | Savoyen',
    'Corsica | Corse | Corsica | Córcega | Korsika',
    'South West | Sud-Ouest | Sud-Ovest | Sudoeste | Südwesten',
    'Alsace | Alsace | Alsazia | Alsacia | Elsass',
    'Piedmont | Piémont | Piemonte | Piamonte | Piemont',
    'Lombardy | Lombardie | Lombardia | Lombardía | Lombardei',
    'Tuscany | Toscane | Toscana | Toscana | Toskana',
    'Umbria | Ombrie | Umbria | Umbría | Umbrien',
    'Marche | Marches | Marche | Marcas | Marken',
    'Lazio | Latium | Lazio | Lacio | Latium',
    'Abruzzo | Abruzzes | Abruzzo | Abruzos | Abruzzen',
    'Campania | Campanie | Campania | Campania | Kampanien',
    'Puglia | Pouilles | Puglia | Apulia | Apulien',
    'Sicily | Sicile | Sicilia | Sicilia | Sizilien',
    'Sardinia | Sardaigne | Sardegna | Cerdeña | Sardinien',
    'Franconia | Franconie | Franconia | Franconia | Franken',
    'Palatinate | Palatinat | Palatinato | Palatinado | Pfalz',
    'Saxony | Saxe | Sassonia | Sajonia | Sachsen',
    'Catalonia | Catalogne | Catalogna | Cataluña | Katalonien',
    'Andalusia | Andalousie | Andalusia | Andalucía | Andalusien',
  ].flatMap((names) => names.split(' | ').map((name) => [name, names] as const)),
);

/** A region as the readers of the map call it; as its people do where no other name is known. */
export const regionIn = (name: string, language: PlateLanguage): string => {
  const names = EXONYMS.get(name);
  return names ? inLanguage(names, language) : name;
};

import type { TextStyle } from '#studio/typography/set-text.ts';
import type { Callout } from '#studio/litho/education/callouts.ts';

/** One line of a label and what it tells. */
export interface LabelLine extends TextStyle {
  text: string | null;
  /** Share of the label's height, down to the baseline. */
  at: number;
  ink?: string;
  part: Omit<Callout, 'anchor' | 'side'>;
  /** On which side it is explained. */
  side: Callout['side'];
}

export const LABEL_INKS = { wine: '#7a1528', year: '#7a5a24' } as const;

/** What every label has, in five languages. */
export const PARTS = {
  producer: {
    name: 'Producer | Producteur | Produttore | Productor | Erzeuger',
    note: 'who made the wine | qui a fait le vin | chi ha fatto il vino | quién hizo el vino | wer ihn gemacht hat',
  },
  origin: {
    name: 'Origin | Origine | Origine | Origen | Herkunft',
    note: 'where the grapes grew | où le raisin a mûri | dove è cresciuta l’uva | donde creció la uva | wo die Trauben wuchsen',
  },
  grape: {
    name: 'Grape | Cépage | Vitigno | Uva | Rebsorte',
    note: 'what it was pressed from | ce qui fut pressé | da cosa è fatto | de qué se hizo | woraus er gekeltert ist',
  },
  vintage: {
    name: 'Vintage | Millésime | Annata | Añada | Jahrgang',
    note: 'the year of the harvest | l’année de la vendange | l’anno della vendemmia | el año de la vendimia | das Jahr der Lese',
  },
  bottling: {
    name: 'Bottling | Mise | Imbottigliamento | Embotellado | Abfüllung',
    note: 'bottled where it grew | là où il est né | dove è nato | donde nació | dort, wo er wuchs',
  },
  alcohol: {
    name: 'Alcohol | Alcool | Alcol | Alcohol | Alkohol',
    note: 'share of the volume | part du volume | parte del volume | parte del volumen | Anteil am Volumen',
  },
  contents: {
    name: 'Contents | Contenu | Contenuto | Contenido | Inhalt',
    note: 'what the bottle holds | ce que contient la bouteille | quanto contiene la bottiglia | lo que contiene la botella | was die Flasche fasst',
  },
} as const;

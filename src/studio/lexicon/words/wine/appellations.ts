import type { WineColour } from '#studio/scene/wine.ts';
import { NEW_WORLD } from './appellations-new-world.ts';
import { OLD_WORLD } from './appellations-old-world.ts';
import type { WineArea } from './wine-area.ts';

export const WINE_LETTERS: Readonly<Record<string, WineColour>> = {
  r: 'red',
  w: 'white',
  p: 'rose',
  o: 'orange',
  s: 'sparkling',
  q: 'sparkling_rose',
};

/** How a label of each country certifies the origin; `%` is the appellation. */
export const CERTIFICATES: Readonly<Record<string, string>> = {
  France: 'Appellation % Contrôlée',
  Italia: 'Denominazione di Origine Controllata',
  España: 'Denominación de Origen',
  Portugal: 'Denominação de Origem Controlada',
  Deutschland: 'Qualitätswein',
  Österreich: 'Qualitätswein aus Österreich',
  Schweiz: 'Appellation d’Origine Contrôlée',
  Magyarország: 'Oltalom alatt álló eredetmegjelölés',
  Ελλάδα: 'Protected Designation of Origin',
  Georgia: 'Protected Designation of Origin',
  Slovenija: 'Zaščiteno geografsko poreklo',
  Hrvatska: 'Zaštićena oznaka izvornosti',
  România: 'Denumire de Origine Controlată',
  Lebanon: 'Wine of Lebanon',
  England: 'Protected Designation of Origin',
  USA: 'American Viticultural Area',
  Canada: 'Vintners Quality Alliance',
  Argentina: 'Indicación Geográfica',
  Chile: 'Denominación de Origen',
  Uruguay: 'Vino de Calidad Preferente',
  Australia: 'Wine of Australia',
  'New Zealand': 'Wine of New Zealand',
  'South Africa': 'Wine of Origin %',
};

export const AREAS: readonly WineArea[] = [...OLD_WORLD, ...NEW_WORLD];

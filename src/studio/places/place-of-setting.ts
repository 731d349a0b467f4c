import type { Setting } from '#studio/scene/surroundings.ts';
import type { PlaceId } from './place.ts';

/** The place that a setting stands for, photographed or drawn. */
export const PLACE_OF_SETTING: Readonly<Record<Setting, PlaceId>> = {
  studio: 'studio',
  vineyard: 'vineyard',
  sea: 'sea',
  lake: 'lake',
  mountains: 'mountains',
  city: 'city',
  cellar: 'vault_cellar',
  bar: 'wine_bar',
  restaurant: 'restaurant',
  festival: 'festival',
  kitchen: 'kitchen',
  library: 'library',
  terrace: 'terrace',
  garden: 'garden_party',
  estate: 'chateau',
};

import { drawnAndBuilt } from '#studio/things/catalogue/made-by.ts';

/** Landmarks and larger things that are cut by our own hand. */
export const DRAWN_LANDMARKS = [
  drawnAndBuilt(
    'lighthouse',
    ['lighthouse', 'lighthouses'],
    'scenery',
    'lighthouse | phare | faro | leuchtturm',
    ['beacon'],
  ),
  drawnAndBuilt(
    'windmill',
    ['windmill', 'windmills'],
    'scenery',
    'windmill | moulin à vent | moulin | mulino a vento | mulino | molino de viento | molino | windmühle',
    ['windmill'],
  ),
  drawnAndBuilt(
    'bridge',
    ['bridge', 'bridges'],
    'scenery',
    'bridge | pont | ponte | puente | brücke',
    ['bridge'],
  ),
  drawnAndBuilt(
    'eiffel_tower',
    ['Eiffel Tower', 'Eiffel Towers'],
    'scenery',
    'eiffel tower | tour eiffel | torre eiffel | eiffelturm',
  ),
  drawnAndBuilt(
    'tower',
    ['tower', 'towers'],
    'scenery',
    'tower | stone tower | medieval tower | watchtower | tour | tour médiévale | torre | torre medievale | torre medieval | turm | mittelalterlicher Turm | Wehrturm',
    ['tower'],
  ),
  drawnAndBuilt(
    'hot_air_balloon',
    ['hot-air balloon', 'hot-air balloons'],
    'scenery',
    'hot air balloon | hot air balloon ride | hot air balloon flight | balloon ride | balloon flight | montgolfière | mongolfiera | globo aerostático | heißluftballon',
  ),
  drawnAndBuilt(
    'vintage_car',
    ['vintage car', 'vintage cars'],
    'floor',
    'vintage car | classic car | oldtimer | old car | voiture ancienne | auto d’epoca | coche antiguo',
  ),
  drawnAndBuilt(
    'piano',
    ['piano', 'pianos'],
    'floor',
    'piano | grand piano | pianoforte | klavier | flügel | upright piano | piano à queue | piano de cola',
    ['piano'],
  ),
] as const;

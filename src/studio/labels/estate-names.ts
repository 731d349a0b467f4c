import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Random } from '#studio/random.ts';

// Invented houses: none of them is meant to be a real one.
const NAMES: Readonly<Record<string, readonly string[]>> = {
  Bordeaux: ['Château Montclair', 'Château Belorme', 'Château Saint-Aubrac', 'Château Rocmaure'],
  Bourgogne: [
    'Domaine Laurier',
    'Clos des Tourterelles',
    'Domaine Valcendre',
    'Domaine Perrault-Roy',
  ],
  Champagne: ['Maison Rivelle', 'Maison d’Orsan', 'Veuve Lamartelle', 'Maison Aubrac'],
  Provence: ['Domaine des Cigales', 'Mas de l’Étoile', 'Domaine de la Calanque', 'Clos Mirabel'],
  Italia: ['Tenuta Aurora', 'Villa Serrano', 'Podere del Vento', 'Cascina Lumera', 'Casa Belfiore'],
  España: ['Bodegas Almenara', 'Finca Solana', 'Viña Trasierra', 'Casa del Olivar'],
  Portugal: ['Quinta do Alecrim', 'Quinta da Ribeira', 'Herdade do Sobreiro'],
  Deutschland: ['Weingut Lindenau', 'Schloss Rebstein', 'Weingut am Stein'],
  Österreich: ['Weingut Lindenau', 'Weingut Auhof'],
  'New World': ['Stillwater Ridge', 'Heron Creek', 'Old Orchard', 'Three Oaks', 'Redfern Hill'],
};

const NEW_WORLD = new Set([
  'California',
  'Oregon',
  'Australia',
  'New Zealand',
  'South Africa',
  'Argentina',
  'Chile',
]);

export function estateNameFor(spec: SceneSpec, random: Random): string {
  const country = spec.region?.country ?? 'France';
  const key = NEW_WORLD.has(country) ? 'New World' : country;
  return random.pick(NAMES[key] ?? NAMES[frenchHouse(spec)] ?? []);
}

/** In France the kind of house goes with the kind of bottle: no one makes a Château Champagne. */
function frenchHouse({ wine, bottle }: SceneSpec): string {
  if (wine === 'sparkling' || wine === 'sparkling_rose') return 'Champagne';
  if (wine === 'rose') return 'Provence';
  return bottle === 'bordeaux' || bottle === 'magnum' ? 'Bordeaux' : 'Bourgogne';
}

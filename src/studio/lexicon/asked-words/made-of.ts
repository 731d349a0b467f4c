import type { Proof } from '#studio/accounting/proof.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Material } from '#studio/things/materials.ts';

const ids = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** What things are made of by nature, so that saying it asks for nothing more. */
const BY_NATURE: Partial<Record<Material, ReadonlySet<string>>> = {
  wood: ids(
    `crate barrel board bench chair stool counter door shelf wooden_case ladder cart wheelbarrow stave wine_press boat
    side_table bistro_table high_table long_table picnic_table laid_table pallet wine_rack bottle_rack fence gate windmill bookshelf picture_frame tray
    bowl spoon rolling_pin easel signpost trolley drawer`,
  ),
  stone: ids(
    'stone_wall stone_steps balustrade stairs vault rock church abbey chateau castle house village bridge fountain fireplace',
  ),
  glass: ids(
    'bottle magnum half_bottle glass champagne_flute carafe decanter jar demijohn jug vase',
  ),
  steel: ids('tank knife fork spoon corkscrew waiters_friend grill ice_bucket secateurs saucepan'),
  iron: ids('railing gate lantern candlestick frying_pan pot grill'),
  silver: ids('tray ice_bucket candlestick fork knife spoon place_setting'),
  ceramic: ids('plate bowl cup jug vase pot tasting_mat'),
  clay: ids('amphora clay_cup pot potted_plant'),
  wicker: ids('basket bread_basket'),
  copper: ids('saucepan pot'),
};

/** 'Pewter' of a jug that photographs cast in it, 'oak' of a barrel; the wood of a gift box is not drawn. */
export const madeProofs = (match: Match | undefined, thing: ThingId): Proof[] =>
  effectsOf(match?.effects ?? [], 'material').flatMap(({ value }): Proof[] => {
    const name: string = thing;
    const made: Proof = `trait:made:${value}:${name}`;
    return BY_NATURE[value]?.has(thing) ? [made, `thing:${name}`] : [made];
  });

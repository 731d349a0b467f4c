import { drawnAndBuilt, drawnOnly } from '#studio/things/catalogue/made-by.ts';

/** Feasts, prizes and things of fancy. */
export const DRAWN_HEARTS = [
  drawnAndBuilt('heart', ['heart', 'hearts'], 'small', 'heart | coeur | cuore | corazón | Herz', [
    'heart',
  ]),
  drawnAndBuilt('crown', ['crown', 'crowns'], 'dish', 'crown | couronne | corona | Krone', [
    'crown',
  ]),
  drawnAndBuilt(
    'ring',
    ['ring', 'rings'],
    'small',
    'ring | wedding ring | bague | anello | anillo | Ring Ehering | engagement ring',
    ['ring'],
  ),
  drawnAndBuilt(
    'gem',
    ['gem', 'gems'],
    'small',
    'gem | diamond | jewel | diamant | diamante | Edelstein',
    ['jewel'],
  ),
  drawnAndBuilt(
    'medal',
    ['medal', 'medals'],
    'small',
    'medal | médaille | medaglia | medalla | Medaille | medals | gold medal | silver medal | bronze medal | médaille d or | medaglia d oro | medalla de oro | medaille | goldmedaille',
    ['medal'],
  ),
  drawnAndBuilt(
    'trophy',
    ['trophy', 'trophies'],
    'dish',
    'trophy | trophée | trofeo | Pokal | cup award | cup trophy | winner cup | pokal',
    ['trophy'],
  ),
  drawnAndBuilt(
    'key',
    ['key', 'keys'],
    'small',
    'key | clé | chiave | llave | Schlüssel | old key | cellar key | car key | car keys | house keys | clés de voiture | chiavi della macchina | chiavi dell auto | llaves del coche | autoschlüssel | keys | clef | schlüssel',
    ['key'],
  ),
  drawnAndBuilt('anchor', ['anchor', 'anchors'], 'floor', 'anchor | ancre | ancla | Anker', [
    'anchor',
  ]),
  drawnAndBuilt('bell', ['bell', 'bells'], 'dish', 'bell | cloche | campana | Glocke', ['bell']),
  drawnOnly(
    'firework',
    ['firework', 'fireworks'],
    'scenery',
    'firework | fireworks | feux d’artifice | fuochi d’artificio | fuegos artificiales | Feuerwerk',
    ['firework'],
  ),
  drawnOnly('party_popper', ['party popper', 'party poppers'], 'dish', 'party popper | cotillon'),
  drawnAndBuilt(
    'snowman',
    ['snowman', 'snowmen'],
    'tall',
    'snowman | bonhomme de neige | pupazzo di neve | muñeco de nieve | Schneemann',
    ['snowman'],
  ),
  drawnOnly(
    'santa',
    ['Santa', 'Santas'],
    'floor',
    'santa | santa claus | father christmas | père noël | babbo natale | papá noel | Weihnachtsmann',
    ['santa claus'],
  ),
  drawnAndBuilt(
    'pumpkin',
    ['pumpkin', 'pumpkins'],
    'dish',
    'pumpkin | jack-o-lantern | citrouille | zucca | calabaza | Kürbis',
    ['pumpkin'],
  ),
  drawnAndBuilt(
    'teddy_bear',
    ['teddy bear', 'teddy bears'],
    'floor',
    'teddy bear | teddy | nounours | orsacchiotto | osito de peluche | Teddybär | soft toy | stuffed bear | ours en peluche | osito | teddybär',
    ['teddy'],
  ),
  drawnOnly('pinata', ['piñata', 'piñatas'], 'floor', 'piñata | pinata'),
  drawnOnly('ghost', ['ghost', 'ghosts'], 'floor', 'ghost | fantôme | fantasma | Gespenst', [
    'ghost',
  ]),
  drawnAndBuilt(
    'skull',
    ['skull', 'skulls'],
    'small',
    'skull | human skull | crâne | teschio | cranio | calavera | cráneo | Totenkopf | Totenschädel | Schädel',
    ['skull'],
  ),
  drawnOnly('robot', ['robot', 'robots'], 'floor', 'robot', ['automaton']),
  drawnOnly(
    'unicorn',
    ['unicorn', 'unicorns'],
    'floor',
    'unicorn | licorne | unicorno | unicornio | Einhorn',
    ['unicorn'],
  ),
  drawnOnly('dragon', ['dragon', 'dragons'], 'floor', 'dragon | drago | dragón | Drache', [
    'dragon',
  ]),
  drawnOnly(
    'lips',
    ['pair of lips', 'lips'],
    'small',
    'lips | mouth | lèvres | bouche | labbra | bocca | labios | boca | Lippen | Mund',
    ['lip', 'mouth'],
  ),
  drawnAndBuilt(
    'chopsticks',
    ['pair of chopsticks', 'pairs of chopsticks'],
    'small',
    'chopsticks | pair of chopsticks | baguettes chinoises | bacchette | palillos | stäbchen | essstäbchen',
    ['chopstick'],
  ),
] as const;

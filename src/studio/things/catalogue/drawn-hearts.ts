import { drawnAndBuilt, drawnOnly } from './drawn-only.ts';

/** Feasts, prizes and things of fancy. */
export const DRAWN_HEARTS = [
  drawnOnly('heart', ['heart', 'hearts'], 'small', 'heart | coeur | cuore | corazón | Herz', [
    'heart',
  ]),
  drawnOnly('crown', ['crown', 'crowns'], 'dish', 'crown | couronne | corona | Krone', ['crown']),
  drawnOnly(
    'ring',
    ['ring', 'rings'],
    'small',
    'ring | wedding ring | bague | anello | anillo | Ring Ehering | engagement ring',
    ['ring'],
  ),
  drawnOnly(
    'gem',
    ['gem', 'gems'],
    'small',
    'gem | diamond | jewel | diamant | diamante | Edelstein',
    ['jewel'],
  ),
  drawnOnly(
    'medal',
    ['medal', 'medals'],
    'small',
    'medal | médaille | medaglia | medalla | Medaille',
    ['medal'],
  ),
  drawnOnly(
    'trophy',
    ['trophy', 'trophies'],
    'dish',
    'trophy | trophée | trofeo | Pokal | cup award',
    ['trophy'],
  ),
  drawnOnly('key', ['key', 'keys'], 'small', 'key | clé | chiave | llave | Schlüssel', ['key']),
  drawnOnly('anchor', ['anchor', 'anchors'], 'floor', 'anchor | ancre | ancora | ancla | Anker', [
    'anchor',
  ]),
  drawnOnly('bell', ['bell', 'bells'], 'dish', 'bell | cloche | campana | Glocke', ['bell']),
  drawnOnly(
    'firework',
    ['firework', 'fireworks'],
    'scenery',
    'firework | fireworks | feux d’artifice | fuochi d’artificio | fuegos artificiales | Feuerwerk',
    ['firework'],
  ),
  drawnOnly('party_popper', ['party popper', 'party poppers'], 'dish', 'party popper | cotillon'),
  drawnOnly(
    'snowman',
    ['snowman', 'snowmen'],
    'floor',
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
  drawnOnly(
    'teddy_bear',
    ['teddy bear', 'teddy bears'],
    'floor',
    'teddy bear | teddy | nounours | orsacchiotto | osito de peluche | Teddybär',
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
    'skull | crâne | teschio | calavera | Totenkopf',
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

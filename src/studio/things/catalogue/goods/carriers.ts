import { builtOnly, drawnAndBuilt } from '#studio/things/catalogue/made-by.ts';

/** What things are carried and carted in. */
export const GOODS_CARRIERS = [
  drawnAndBuilt(
    'tray',
    ['tray', 'trays'],
    'dish',
    'tray | trays | lacquer tray | lacquered tray | plateau laque | vassoio laccato | bandeja lacada | lacktablett | plateau | serving tray | round tray | waiter s tray | plateau rond | plateau de service | vassoio | vassoi | bandeja | bandejas | tablett | tabletts | serviertablett | silbertablett',
    ['tray'],
  ),
  drawnAndBuilt(
    'wheelbarrow',
    ['wheelbarrow', 'wheelbarrows'],
    'floor',
    'wheelbarrow | wheelbarrows | barrow | brouette | brouettes | carriola | carretilla | schubkarre | schubkarren',
  ),
  drawnAndBuilt(
    'cart',
    ['wooden cart', 'wooden carts'],
    'floor',
    'cart | carts | wooden cart | hand cart | handcart | harvest cart | wagon | wooden wagon | charrette | charrettes | carretto | carretti | carro di legno | carreta | carro de madera | leiterwagen | handwagen | holzwagen | karren',
    ['cart'],
  ),
  builtOnly(
    'hand_truck',
    ['hand truck', 'hand trucks'],
    'floor',
    'hand truck | hand trucks | sack truck | dolly | diable de manutention | transpallet | carrello a mano | carretilla de mano | sackkarre',
  ),
  builtOnly(
    'trolley',
    ['serving trolley', 'serving trolleys'],
    'floor',
    'trolley | trolleys | serving trolley | bar cart | drinks trolley | drinks cart | serving cart | tea trolley | chariot de service | desserte | carrello portavivande | carrello bar | carrito de servir | carrito de bar | servierwagen | barwagen',
  ),
] as const;

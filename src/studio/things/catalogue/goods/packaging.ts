import { builtOnly, drawnAndBuilt } from '#studio/things/catalogue/made-by.ts';

/** What wine is packed in and shut with. */
export const GOODS_PACKAGING = [
  drawnAndBuilt(
    'bag_in_box',
    ['bag-in-box', 'bags-in-box'],
    'tall',
    'bag in box | bag in box wine | boxed wine | box wine | box of wine | bib | cubi | vin en cubi | fontaine à vin | caja con grifo | bag in box rotwein | weinschlauch',
  ),
  drawnAndBuilt(
    'wine_can',
    ['can of wine', 'cans of wine'],
    'tall',
    'can of wine | cans of wine | wine in a can | wine in cans | wines in cans | rosé in a can | white wine in a can | red wine in a can | sparkling wine in a can | sparkling wine in cans | canned wine | wine can | wine cans | can of rosé | cans of rosé | can of white wine | can of red wine | can of sparkling wine | canette de vin | canette | vin en canette | lattina di vino | lattina | lattine | vino in lattina | lata de vino | lata | vino en lata | weindose | dosenwein | wein in der dose | aluminium can | aluminum can | soda can | tin can',
  ),
  drawnAndBuilt(
    'keg',
    ['keg', 'kegs'],
    'floor',
    'keg | kegs | wine keg | steel keg | beer keg | keykeg | fût inox | fusto d acciaio | barril de acero | edelstahlfass | bierfass',
    ['keg'],
  ),
  drawnAndBuilt(
    'demijohn',
    ['demijohn', 'demijohns'],
    'tall',
    'demijohn | demijohns | carboy | carboys | dame jeanne | bonbonne | bonbonnes | damigiana | damigiane | damajuana | damajuanas | garrafón | garrafa | garrafas | glasballon | gärballon | weinballon | korbflasche',
  ),
  drawnAndBuilt(
    'gift_bag',
    ['gift bag', 'gift bags'],
    'tall',
    'gift bag | gift bags | paper bag | paper bags | brown paper bag | brown paper bags | wrapped in paper bags | hidden in paper bags | brown bags | bottle bags | bottle bag | wine bag | wine bags | shopping bag | shopping bags | carrier bag | sac cadeau | sac en papier | sacchetto regalo | sacchetto di carta | bolsa de regalo | bolsa de papel | geschenktüte | papiertüte | weintasche',
  ),
  drawnAndBuilt(
    'carton',
    ['cardboard box', 'cardboard boxes'],
    'dish',
    'box | boxes | box of | boxes of | cardboard box | cardboard boxes | carton box | carton | cartons | cardboard carton | cardboard wine box | shipping box | shipping boxes | parcel | parcels | delivery box | wine club box | wine club boxes | club box | subscription box | wine subscription box | moving box | case of bottles | carton de vin | carton de bouteilles | colis | scatola di cartone | scatolone | scatoloni | cartone di vino | pacco | caja de cartón | cajas de cartón | caja de vino | paquete | pappkarton | karton | kartons | weinkarton | paket',
    ['carton'],
  ),
  drawnAndBuilt(
    'wooden_case',
    ['wooden case', 'wooden cases'],
    'dish',
    'wooden case | wooden cases | closed wooden case | wooden wine case | wine case | wine cases | closed wooden wine case | closed wooden box | closed crate | original wooden case | owc | case of wine | cases of wine | caisse bois fermée | caisse de vin | cassetta di legno chiusa | cassa di vino | caja de madera cerrada | geschlossene holzkiste | wooden gift box | wooden gift boxes | wooden gift crate | wooden presentation box | wooden wine gift box | wooden wine box | coffret en bois | coffret bois | caisse cadeau en bois | coffret cadeau en bois | cofanetto di legno | cofanetto in legno | scatola regalo in legno | cassetta regalo in legno | caja regalo de madera | caja de regalo de madera | estuche de madera | geschenkkiste aus holz | holz geschenkbox | geschenkbox aus holz | holzgeschenkkiste | holzschatulle',
  ),
  builtOnly(
    'pallet',
    ['pallet of boxes', 'pallets of boxes'],
    'floor',
    'pallet | pallets | wooden pallet | pallet with boxes | pallet of boxes | pallet of wine boxes | pallet of wine | pallets of wine | palette de cartons | palette de vin | bancale | pallet di vino | palé | palets | europalette | weinpalette',
  ),
  drawnAndBuilt(
    'screw_cap',
    ['screw cap', 'screw caps'],
    'small',
    'screw cap on the table | loose screw cap | screwcap lying | capsule à vis posée | tappo a vite sul tavolo',
  ),
  builtOnly(
    'crown_cap',
    ['crown cap', 'crown caps'],
    'small',
    'bottle cap | bottle caps | crown caps | beer cap | capsule couronne | capsules couronnes | tappo a corona | tappi a corona | chapa | chapas | kronkorken',
  ),
  builtOnly(
    'glass_stopper',
    ['glass stopper', 'glass stoppers'],
    'small',
    'glass stopper | glass stoppers | vinolok | bottle stopper | bottle stoppers | wine stopper | bouchon de verre | bouchon en verre | tappo di vetro | tapón de vidrio | tapón de cristal | glasstopfen | glasverschluss',
  ),
  builtOnly(
    'gift_card',
    ['gift voucher', 'gift vouchers'],
    'dish',
    'gift voucher | voucher | vouchers | gift card | gift cards | gift certificate | gift certificates | bon cadeau | bons cadeaux | chèque cadeau | carte cadeau | cartes cadeaux | buono regalo | buoni regalo | carta regalo vino | cheque regalo | bono regalo | tarjeta regalo | tarjetas regalo | gutschein | gutscheine | geschenkgutschein | weingutschein | geschenkkarte',
  ),
] as const;

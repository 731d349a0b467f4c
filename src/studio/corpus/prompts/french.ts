/** French customers. */
export const FRENCH = `
chapelle dans les vignes le soir, fenêtres éclairées => church vines .
terrasse de notre restaurant au bord de la mer => @terrace sea bistro_table .
pique-nique au bord de la Loire => river basket .
une bouteille de vin rouge et un verre => bottle glass
un verre de vin blanc au bord de la mer => glass
trois verres de rosé sur une terrasse => 3*glass @terrace
une douzaine d'huîtres et un citron => oyster lemon
plateau de fromages et raisins => hard_cheese grapes
un tire-bouchon et un bouchon => corkscrew cork
une carafe d'eau et deux verres => carafe 2*glass
une bouteille de champagne dans un seau à glace => bottle@ice_bucket
un tonneau dans une cave voûtée => barrel @vault_cellar|barrel_hall
vignoble en automne sous le brouillard => @vineyard
des mains qui tiennent un verre => hand glass
un couple qui trinque => people
une vigneronne dans la cave => people
bouteille sur fond blanc, packshot => bottle @white_ground #white
flûtes de champagne et macarons => champagne_flute|glass macaron
une baguette, du fromage de chèvre et un verre de Sancerre => baguette soft_cheese glass
une rose rouge et un verre de vin blanc => rose=red glass ~white
figues et miel à gauche d'une bouteille => fig honey bottle
un verre vide à côté d'une bouteille pleine => glass bottle
pique-nique dans une prairie avec panier et bouteille => basket bottle @picnic
une bougie derrière un verre de rouge => candle/glass
un poulet rôti et une bouteille de Bourgogne => roast_chicken bottle
croissants et café au petit déjeuner => croissant coffee
un couteau de sommelier sur ardoise => waiters_friend
un verre de vin rouge devant la cheminée => glass @fireplace
un verre de vin blanc et une fougère => glass fern .
une cigogne et une bouteille de riesling => stork bottle
un tonneau en bois et une bouteille => barrel bottle .
une caisse en chêne et un verre de vin rouge => crate glass -tree .
bouteilles de vin rouge couchées dans un casier en bois => bottle_rack|wine_rack .
une bouteille avec une étiquette beige => bottle label=beige .
chai à barriques, éclairage tamisé => barrel .
vin rouge dans un gobelet en plastique => plastic_cup .
`;

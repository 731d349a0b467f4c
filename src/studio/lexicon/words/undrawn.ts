/** Names made of words that mean something else apart: none of them is in our catalogue. */
export const UNDRAWN_WORDS = `
  rusty | rusted | rouillee | rouillees | arrugginito | arrugginita | arrugginiti | arrugginite | oxidado | oxidada | oxidados | oxidadas |
  wheat field | wheat fields | wheatfield | field of wheat | fields of wheat | corn field | corn fields | cornfield | champ de ble | champs de ble | campo di grano | campi di grano | campo de trigo | campos de trigo | weizenfeld | weizenfelder | kornfeld | getreidefeld |
  gold dust | golden dust | poussiere d or | polvere d oro | polvo de oro | goldstaub | strandkorb | strandkorbe | strandkorben |
  gold leaf | edible gold | gold flakes | feuille d or | feuilles d or | foglia d oro | pan de oro | blattgold |
  persiane | persiana | persianas | contraventanas |
  tomato can | tomato cans | tomato tin | can of tomatoes | tin of tomatoes | canned tomatoes | tinned tomatoes | boite de tomates | lattina di pomodori | lata de tomates | tomatendose | blue wine | vin bleu | vino blu | vino azul | blauer wein | made of ice | noble rot | botrytis | botrytised | pourriture noble | muffa nobile | podredumbre noble | edelfaule |
  teal and orange | orange and teal | teal orange | orange teal | art nouveau | jugendstil | stile liberty | cubist | cubism | cubiste | cubista | kubistisch | van gogh | monet | cezanne | picasso | matisse | renoir | klimt | hopper | hockney | mucha | toulouse lautrec | long exposure |
  tv remote | tv remote control | remote control | telecommande | telecomando | mando a distancia | fernbedienung |
  tasting wheel | aroma wheel | flavour wheel | flavor wheel | wine wheel | roue des aromes | ruota degli aromi | rueda de aromas | rueda de los aromas | aromarad |
  quince paste | quince jelly | pate de coing | pate de coings | cotognata | dulce de membrillo | quittenpaste | quittenbrot |
  qui fond | qui fondent | che si scioglie | que se derrite |
  pres du poele | pres d un poele | au coin du poele | le poele | un poele | poele a bois | gold bar | gold bars | gold ingot | gold ingots | wine preserver | wine preservation system | vacuum pump | vacuum stopper |
  harvester machine | grape harvester machine | grape harvesting machine | harvesting machine | mechanical harvester | machine a vendanger |
  vendemmiatrice | vendimiadora | vollernter | traubenvollernter |
  vintage chart | vintage charts | vintage table | tableau des millesimes | carte des millesimes | tabella delle annate | tabla de anadas |
  jahrgangstabelle | jahrgangsubersicht | best vintages | great vintages | meilleurs millesimes | grands millesimes | migliori annate |
  mejores anadas | beste jahrgange | besten jahrgange |
  over the shoulder | over the shoulder shot | over the shoulder view | over his shoulder | over her shoulder | par dessus l epaule |
  dutch angle | tilted horizon | fisheye | fish eye | fisheye lens | tilt shift | motion blur |
  double exposure | split screen | star trails | light trails | light painting |
  table runner | table runners | linen runner | burlap runner | jute runner | lace runner | hessian runner | runner on the table | chemin de table | runner da tavola | camino de mesa | tischlaufer |
  world cup | coupe du monde | coppa del mondo | copa del mundo | movie night | film night | mustard jar | mint tea | the a la menthe | te alla menta | te de menta | pfefferminztee | spider web |
  spiderweb | spider webs | spinnennetz | cork oak | oak chips | salsa dancer | salsa dancers | from light to dark |
  shoe | shoes |
  fresh vegetables | raw vegetables | market vegetables | basket of vegetables | crate of vegetables | crates of vegetables | panier de legumes | cesto di verdure | cesta de verduras | gemusekorb |
  ambulance | with pheasant | with partridge | with pigeon | pheasant breast | pigeon breast | frog legs | frogs legs | cuisses de grenouille | au faisan | con fagiano | mit fasan |
  drone in the sky | reed | reeds |
  sepia | last supper | the last supper | derniere cene | la cene | ultima cena | ultima cena | letzte abendmahl | letztes abendmahl | abendmahl |
  burning room | burning house | house on fire | distracted boyfriend |
  in space | in outer space | outer space | im weltall | im weltraum | dans l espace | nello spazio | en el espacio |
  prickly pear | prickly pears | figue de barbarie | figues de barbarie | fico d india | fichi d india | higo chumbo | higos chumbos | kaktusfeige | kaktusfeigen | star fruit | wax dripping | dripping wax | melting wax | cire qui coule | cera che cola | tropfendes wachs |
  vintage truck | vintage trucks | old truck | old trucks | vintage lorry | old lorry | vieux camion | vecchio camion | camion antiguo | alter lastwagen |
  arm in arm | chocolate fountain | coffee machine | glass door |
  lemon juice | tafelkreide | lilacs | lilac flowers | lilac blossoms | lilac branch | growing out of | growing out of it | sprouting from`;

/** The same, of a wine that is drunk from it nevertheless. */
export const UNDRAWN_TOWERS = 'champagne fountain | fontaine de champagne';

import { builtOnly, drawnAndBuilt } from './made-by.ts';

/** What photographs build; some of it posters draw as well. */
export const BUILT = [
  drawnAndBuilt(
    'asparagus',
    ['bunch of asparagus', 'bunches of asparagus'],
    'dish',
    'asparagus | green asparagus | white asparagus | asperges | asperge | asparagi | espárragos | Spargel',
  ),
  drawnAndBuilt(
    'sausage',
    ['sausage', 'sausages'],
    'small',
    'sausage | sausages | grilled sausage | bratwurst | bratwürste | saucisse | saucisses | salsiccia | salsicce | salchicha | salchichas | wurst | würste | merguez | hot dog sausage',
    ['sausage'],
  ),
  builtOnly(
    'mortadella',
    ['slice of mortadella', 'slices of mortadella'],
    'dish',
    'mortadella | slices of mortadella | mortadelle | tranches de mortadelle | fette di mortadella | lonchas de mortadela | mortadela | mortadellascheiben',
  ),
  builtOnly(
    'shrimp_cocktail',
    ['shrimp cocktail', 'shrimp cocktails'],
    'tall',
    'shrimp cocktail | prawn cocktail | cocktail of shrimps | cocktail de crevettes | cocktail di gamberi | cocktail di gamberetti | cóctel de gambas | cóctel de camarones | krabbencocktail | garnelencocktail | shrimpscocktail',
  ),
  drawnAndBuilt(
    'lipstick_mark',
    ['lipstick mark', 'lipstick marks'],
    'small',
    'lipstick mark | lipstick stain | lipstick print | lipstick kiss | kiss mark | lipstick trace | trace of lipstick | trace de rouge à lèvres | traces de rouge à lèvres | marque de rouge à lèvres | segno di rossetto | traccia di rossetto | impronta di rossetto | marca de pintalabios | marca de lápiz labial | huella de pintalabios | lippenstiftabdruck | lippenstiftspur | kussmund',
  ),
  builtOnly(
    'wine_legs',
    ['wine legs', 'wine legs'],
    'small',
    'wine legs | legs of wine | legs of the wine | legs of red wine | red wine legs | legs on the glass | legs in the glass | legs in a glass | legs on a glass | legs on the wine glass | legs on the inside | legs running down | legs running down the glass | wine tears | tears of wine | tears of the wine | tears on the glass | tears in the glass | larmes du vin | larmes de vin | jambes du vin | lacrime del vino | lacrime di vino | archetti del vino | archetti nel bicchiere | lágrimas del vino | lágrimas de vino | lágrima del vino | weintränen | tränen am glas | tränen des weins | kirchenfenster am glas | kirchenfenster im glas',
  ),
  builtOnly(
    'mussels',
    ['pot of mussels', 'pots of mussels'],
    'dish',
    'mussels | mussel | pot of mussels | moules | moules marinières | cozze | mejillones | muscheln | miesmuscheln',
  ),
  builtOnly(
    'bruschetta',
    ['bruschetta', 'bruschette'],
    'dish',
    'bruschetta | bruschette | crostini | crostino | canapés | canapé | canape | canapes | tartine | tartines | pan con tomate | pintxos',
  ),
  builtOnly(
    'turkey',
    ['roast turkey', 'roast turkeys'],
    'dish',
    'turkey | roast turkey | thanksgiving turkey | dinde | dinde rôtie | tacchino | pavo asado | truthahn | roast goose | roast duck | oie rôtie | gänsebraten | entenbraten',
  ),
  drawnAndBuilt(
    'mulled_wine',
    ['glass of mulled wine', 'glasses of mulled wine'],
    'tall',
    'mulled wine | mulled wine mug | mulled wine mugs | mug of mulled wine | glass of mulled wine | glasses of mulled wine | mugs of mulled wine | cup of mulled wine | cups of mulled wine | mulled wine stand | mulled wine stall | mulled wine booth | tasse de vin chaud | tasses de vin chaud | tasse glühwein | tassen glühwein | glühweinstand | glühwein | vin chaud | vin brulé | vin brule | vino caliente | glögg | hot spiced wine',
  ),
  drawnAndBuilt(
    'notebook',
    ['notebook', 'notebooks'],
    'dish',
    'notebook | notepad | tasting notes | wine tasting notes | wine notes | tasting book | diary | journal | leather journal | tasting journal | wine journal | leather notebook | tagebuch | diario | journal de dégustation | carnet | quaderno | taccuino | cuaderno | notizbuch | notizheft',
    ['notebook'],
  ),
  drawnAndBuilt(
    'board',
    ['serving board', 'serving boards'],
    'dish',
    'board | wooden board | serving board | paddle | wooden paddle | tasting paddle | serving paddle | flight board | flight paddle | tasting board | cutting board | chopping board | slate platter | wooden platter | wood board | planche | planche en bois | planche à découper | tagliere | tagliere di legno | tabla | tabla de madera | holzbrett | brett | schneidebrett | schieferplatte',
  ),
] as const;

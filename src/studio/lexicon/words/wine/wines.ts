import type { WineColour } from '#studio/scene/wine.ts';
import type { WordTable } from '#studio/lexicon/effects.ts';

/** Unmistakable names of a wine's colour; bare colours ('red') are weighed in `tints.ts`. */
export const WINE_WORDS: WordTable<WineColour> = {
  red: `
    reds | red wine | blood red wine | deep red wine | vino novello | novello | vin primeur | vin rouge | vino rosso | rosso di montalcino | vino tinto | rotwein | claret |
    rubino | red blend | super tuscan`,
  white: `
    whites | white wine | vin blanc | vino bianco | vino blanco | weisswein | white blend | blanc de
    noirs  | dessert wine | sweet wine | ice wine | icewine | vin de glace | vino di ghiaccio | vino de hielo |
    eiswein | beerenauslese | trockenbeerenauslese | auslese | spatlese | strohwein | late harvest wine | late harvest riesling | late harvest bottle | vendange tardive | vendanges tardives | vendemmia tardiva | vendimia tardia | cosecha tardia | federweisser | federweisse | sturm | vin nouveau blanc`,
  rose: `
    rose | roses wine | rose wine | vin rose | vino rosato | rosato | vino rosado | rosado |
    rosewein | pink wine | blush | blush wine | vin gris | clairet | white zinfandel`,
  orange: `
    orange wine | amber wine | skin contact | skin contact wine | vin orange | vino arancione |
    vino naranja | orangewein | qvevri | ramato`,
  sparkling: `
    sparkling | sparkling wine | bubbly | fizz | bubbles | bulles | fines bulles | burbujas | fizzy | mousseux | vin mousseux |
    effervescent | spumante | frizzante | espumoso | schaumwein | sekt | champagner | champan |
    cremant | pet nat | blanc de blancs | brut | perlage`,
  sparkling_rose:
    'pink champagne | sparkling rose | brut rose | rose brut | cremant rose | rose cremant',
};

/** Words about pictures and wine that change nothing because every picture is about them. */
export const NEUTRAL_WORDS = `
  of the week | of the month | of the day | de la semaine | du mois | della settimana | del mese | de la semana | del mes | der woche | des monats |
  turning | approaching |
  as a gift | as a present | en cadeau | come regalo | como regalo | als geschenk | the neck | its neck | neck of the bottle | around the neck | round the neck | around its neck | round its neck | on its neck | on the neck | around the bottle neck |
  round the bottle neck | autour du col | autour du goulot | attorno al collo | al collo | alrededor del cuello | al cuello |
  um den hals | um den flaschenhals | am flaschenhals | topped | topped with | garnished | garnished with | sprinkled with |
  drizzled with | garni de | garnie de | guarnito con | garniert mit |
  rangee | rangees | hilera | fila di | una fila di | in fila | by hand | hand harvested | hand picked | handpicked | made of |
  homemade | home made | home cooked | fait maison | faite maison | faits maison | fatto in casa | fatta in casa | fatti in casa |
  hecho en casa | hecha en casa | casero | casera | hausgemacht | hausgemachte | hausgemachten | hausgemachter | selbstgemacht |
  second hand | secondhand | hand carved | hand made | handmade | hand painted | hand written |
  hand crafted | hand blown | on the other hand | at hand | a la main | fait main | a mano | fatto a mano |
  hecho a mano | von hand | per hand | handarbeit |
  bar open | open bar | doors open | date | dates | save the date | date night | cork board | corkboard |
  on his back | on her back | on their backs | sur le dos | sur son dos | sulla schiena | sulle spalle |
  a la espalda | en la espalda | auf dem rucken |
  for my winery | for our winery | from my winery | from our winery | by our winery | for a winery | winery brand | wine brand | oil painting | oil on canvas |
  peinture a l huile | peintures a l huile | tableau a l huile | huile sur toile | peinture ancienne | peinture flamande | peinture classique |
  peinture a l aquarelle | peinture aquarelle | pintura al oleo | cuadro al oleo | oleo sobre lienzo | oleo sobre tela | al oleo | pintura antigua |
  dipinto a olio | dipinto ad olio | pittura a olio | pittura ad olio | quadro a olio | olio su tela | dipinto antico | dipinto |
  olgemalde | olbild | ol auf leinwand | in ol gemalt | gemalde | altes gemalde | malerei | olmalerei | aquarellmalerei |
  old master painting | old masters painting | dutch master painting | renaissance painting |
  baroque painting | still life painting | acrylic painting | watercolour painting |
  watercolor painting | pastel painting | impressionist painting | classical painting |
  gouache painting | landscape painting | dutch painting | flemish painting | antique painting |
  transparent | transparente | trasparente | transparenter | isolated | cut out | freigestellt | freisteller | ice |
  natural wine | vintages | millesimes | annate | anadas | jahrgange | natural | holding | drinking | serving | enjoying | checking | say | post | story |
  davanti | devant | delante | atmosfera | atmosphare | stimmung | ambiente | ambiance |
  wine | wines | vin | vins | vino | vini | vinos | wein | weine | vinho | image | picture | photo
  | photograph | photography | photographic | photorealistic | realistic | shot | scene | visual |
  art | artwork | illustration | illustrated | painting | drawing | render | style | styled |
  styling | beautiful | stunning | gorgeous | lovely | nice | perfect | amazing | great | good |
  best | high quality | quality | hd | 4k | 8k | uhd | detailed | highly detailed | hyperrealistic
  | ultra | masterpiece | award winning | trending | background | foreground | light | lighting |
  lit | atmosphere | ambiance | ambience | mood | setup | set | setting | season | service |
  collection | table | view | color | colors | colour | colours | colored | coloured | texture |
  composition | resting | standing | sitting | placed |
  surrounded | next | beside | behind | front | top | side | near | over | under | between | above
  | below | showing | featuring | feature | shows | display | displayed | create | generate | make
  | design | draw | paint | commercial | marketing | social media | instagram | website | brand |
  branding | advertising | editorial | magazine | small | big | large | little | tall | long |
  short | very | super | aging | ageing | aged wine | please | photo of | image of | picture of |
  sky | sun | hills | hill | rolling hills | field | fields | region | valley | row | rows |
  crystal | liquid | surface | space | copy space | empty space | blank space | free space | empty area | blank area |
  espace vide | espace libre | spazio vuoto | spazio libero | espacio vacio | espacio libre | text | words | reading | says | saying | named
  | called | labelled | labeled | titled | title | headline | written | tisch | tavolo | mesa |
  bild | imagen | immagine | elegantly | freshly | softly | gently | slowly | deep | rich |
  tasting event | still life | diagram | chart | infographic | step by step | how | overview |
  pure | bunch of | a bunch of | bunches of | cluster of | clusters of | ground | outside | outdoors |
  having | going | taking | him | blick | blick auf | mit blick | vista | vista sul | vue | vue sur |
  freshly picked | just picked | piece of | pieces of |
  plakat | affiche | cartel | locandina | travel poster | tourism poster | tourist poster |
  travel print | affiche de voyage | affiche touristique | manifesto di viaggio |
  manifesto turistico | cartel de viaje | cartel turistico | reiseplakat | tourismusplakat |
  minimalist | minimal | minimalista |
  portrait format | barra | einladung | invitation | flyer`;

/**
 * Names of near relatives of what is drawn: a hare is drawn as a rabbit, and said to be one. Folded, five languages;
 * what each is drawn as stands in the catalogue.
 */
export const RELATIVES: ReadonlySet<string> = new Set(
  `
  hare | lievre | lepre | liebre | feldhase | panther | mule | mulet | mulo | mula | maultier | hawk | falcon | alpaca |
  alpaka | chipmunk | mandolin | jeroboam | victoria sponge | bienenstich | jambalaya | key lime pie | bakewell tart |
  blackbird | merle | merlo | mirlo | amsel |
  chihuahua | chihuahuas | german shepherd | schaferhund | border collie | jack russell | cocker spaniel | dackel | jack russell terrier | fox terrier | setter | irish setter | husky | dalmatian | dalmatien | dalmata | dalmatiner | bassotto | teckel | perro salchicha | sausage dog | epagneul | berger allemand | pastore tedesco | pastor aleman |
  alligator | pastitsio`
    .split('|')
    .map((word) => word.trim()),
);

/** The bouquet of prints is of tulips; one of these in it would be seen to be another. */
export const OTHER_FLOWERS: ReadonlySet<string> = new Set(
  `
  peony | peonies | pivoine | pivoines | peonia | peonie | peonias | pfingstrose | pfingstrosen |
  hydrangea | hydrangeas | hortensia | hortensias | ortensia | ortensie | hortensie | hortensien |
  lily | lilies | gigli | lirios | lilien | orchid | orchids | orchidee | orchidees | orchidea | orquideas | orchideen |
  daffodil | daffodils | jonquilles | narcissus | narcisi | narcisos | narzissen | osterglocken | carnations |
  ranunculus | dahlias | camellias`
    .split('|')
    .map((word) => word.trim()),
);

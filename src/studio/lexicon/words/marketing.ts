/** Praise, purposes and the jargon of cameras: they ask for nothing that could be seen or missed. Folded, five languages. */
export const MARKETING_WORDS = `
  for our logo | for your logo | for my logo | for the logo | for a logo | for logo | pour notre logo | pour le logo | pour un logo | per il logo | per il nostro logo | para el logo | para nuestro logo | fur unser logo | fur das logo | fur ein logo | for our brand | for your brand |
  meet our | meet the | say hello to | mouth watering | mouthwatering | appetizing | appetising | bone dry | award winning | finger licking | eye catching |
  heart warming | must have | best selling | bestseller | best seller | limited edition | new release | just released | release of our | release of the | spring release | autumn release | fall release | summer release | winter release | announcement |
  announcements | announcing | announcing our | introducing | introducing our | coming soon | out now | has begun | have begun | has started | is here | has arrived | have arrived | join our wine club | join our club |
  join the wine club | join the club | join us | wine club | wine club members | club members | annonce | annuncio | anuncio | ankundigung | bientot disponible | prossimamente | proximamente | demnachst | jetzt erhaltlich | hat begonnen | weinclub | club del vino | club de vino | club de vins |
  now available | in stock | free shipping | gift idea | gift ideas | instagrammable | scroll stopping | crowd pleaser |
  click worthy | high end | top notch | world class | state of the art | next level | on brand | brand new | black friday |
  cyber monday | save the date | early bird | last minute | content creation | user generated content | ugc | reel | reels |
  tiktok | pinterest | linkedin | whatsapp | google ads | landing page | web page | webpage | email header | e mail header |
  mailing | mailer | brochure | leaflet | roll up | rollup | billboard ad | print ad | ad campaign | launch campaign |
  product launch | press release | media kit | thumbnail | wallpaper | screensaver | profile picture | cover image |
  slow motion | slow mo | freeze frame | freeze | frozen motion | vignette | vignetting | time lapse | timelapse | 35mm | 50mm | 85mm | 24mm | 100mm | 35mm film | 35 mm | 50 mm | 85 mm |
  film look | film grain | paper grain | grain texture | grainy | with grain | print grain | vintage grain | avec grain | du grain | un grain | leger grain | grain de papier | grain du papier | grain lithographique | texture de papier |
  paper texture | textured paper | grana della carta | con grana | carta ruvida | grano de papel | textura de papel | con grano | papierkornung | mit kornung | kornig |
  papierstruktur | film photography | film photo | analog film | analogue film | analog photography | kodak |
  kodak portra | portra 400 | fujifilm | leica | hasselblad | canon | nikon | sony alpha | dslr | mirrorless | wide aperture |
  aperture | f stop | iso 100 | iso 400 | raw photo | raw photograph | raw image | raw file | raw format | raw style | style raw | octane render | octane | unreal engine | blender render |
  ray tracing | ray traced | path tracing | volumetric light | volumetric lighting | global illumination | hdr | hdri |
  unsplash | stock photo | stock image | stock photography | lifestyle | lifestyle shot | lifestyle photo |
  lifestyle photography | product photography | food photography | food styling | foodporn | golden ratio | rule of thirds |
  negative space | leading lines | colour grading | color grading | colour graded | color graded | colour palette |
  color palette | tack sharp | sharp focus | in focus | crisp details | fine details | intricate details | intricate |
  ultra detailed | ultra realistic | ultra hd | ultra high resolution | high resolution | high res | hi res | lifelike |
  true to life | no filter | unedited | studio quality | magazine quality | vogue | national geographic style |
  eau a la bouche | primee | prime | primes | medaille d or | coup de coeur | nouveau millesime | haut de gamme |
  edition limitee | nouveaute | idee cadeau | haute definition | haute resolution | ultra realiste | photo professionnelle |
  da acquolina in bocca | acquolina in bocca | premiato | premiata | pluripremiato | edizione limitata | novita |
  idea regalo | alta risoluzione | alta definizione | ultra realistico | foto professionale | di alta gamma |
  apetitoso | apetitosa | galardonado | galardonada | premiado | premiada | edicion limitada | novedad | idea de regalo |
  alta resolucion | alta definicion | ultra realista | foto profesional | de alta gama |
  zum anbeissen | appetitlich | appetitliche | preisgekront | preisgekronte | preisgekronter | pramiert | pramierte |
  limitierte edition | limitiert | limitierte | neuheit | geschenkidee | hochauflosend | hochauflosende | hochwertig |
  hochwertige | hochwertiges | hochwertiger | hochwertigen | fotorealistisch | professionelles foto | knochentrocken |
  furztrocken | spitzenqualitat |
  fresh out of the oven | fresh from the oven | straight from the oven | hot from the oven | out of the oven |
  sorti du four | sortant du four | appena sfornato | appena sfornata | recien horneado | salido del horno |
  ofenfrisch | frisch aus dem ofen |
  sticking out | sticking out of it | peeking out | poking out | tucked | nestled | perched |
  first person view | first person perspective | pov | pov shot | point of view | compare sizes | size comparison |
  for comparison | michelin star plating | michelin star | michelin starred | michelin stars | plating | plated dish |
  line art | line drawing | line drawings | linework | one line drawing | neon colours | neon colors | neonfarben |
  couleurs neon | colori neon | colores neon | farm to table | wine and dine`;

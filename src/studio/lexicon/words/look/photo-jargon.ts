/** How a picture is taken, printed and praised by those who order them: none of it can be seen or missed. Folded, five languages. */
export const PHOTO_JARGON = `
  etwas | irgendetwas | qualcosa | quelque chose | something | camera angle | camera height | camera position | angle de camera | angolo di ripresa | angulo de camara | kamerawinkel | kameraperspektive |
  plated | tasting kit | caption | captioned | legende | didascalia | leyenda | bildunterschrift | scritta | lamina | schaubild | schautafel |
  tipografia | tipografia grande | grosse typografie | grande typographie | typographie | typografie | tons pastel | toni pastello | tonos pastel | pastelltone | pastelltonen | in pastelltonen |
  barroco | barroca | barocco | barocca | barocke | barocker | barockes | ambiente calido | ambiance chaleureuse | atmosfera calda | ambiente acogedor | warme stimmung |
  lens | lenses | prime lens | macro lens | 50mm macro | 60mm macro | 90mm macro | 100mm macro | 105mm macro | 100 mm macro | 90 mm macro | macro lens | zoom lens | telephoto lens | wide angle lens | anamorphic |
  objectif | obiettivo | objetivo | objektiv | teleobjectif | teleobiettivo | teleobjektiv | festbrennweite | macro lens | tilt shift |
  sharp | razor sharp | ultra sharp | super sharp | pin sharp | sharp edges | sharp details | crisp edges | gestochen scharf |
  gestochen scharfe | ultra nitide | tres net | nitide | nitido | nitida | nitidissima |
  high contrast | low contrast | strong contrast | contrast | contrasts | contraste | contrastes | fort contraste | contrasto | alto contrasto | alto contraste |
  kontrast | hoher kontrast | kontrastreich | saturation | saturated | low saturation | desaturated | high saturation | saturated colours |
  saturated colors | vivid | color grade | colour grade | cinematic color grade | cinematic colour grade | color graded look |
  3d | 3d render | 3d rendering | cgi | v ray | vray | redshift | cinema 4d | c4d | keyshot | artstation | trending on artstation | behance | dribbble |
  midjourney | dall e | stable diffusion | best quality | top quality | high definition | highly realistic | hyper realistic | hyperreal |
  extreme detail | extremely detailed | super detailed | very detailed | insanely detailed | detail rich | rich in detail |
  tres detaille | tres detaillee | detaille | detaillee | haute qualite | qualite | realiste | photorealiste | hyperrealiste |
  altissima definizione | definizione | alta qualita | qualita | realistico | realistica | fotorealistico | fotorealistica | iperrealistico |
  iperrealistica | molto dettagliato | molto dettagliata | dettagliato | dettagliata |
  calidad | alta calidad | realista | fotorrealista | hiperrealista | muy detallado | muy detallada | detallado | detallada |
  realistisch | realistische | realistisches | realistischer | realistischen | fotorealistische | fotorealistisches | fotorealistischer |
  hohe qualitat | qualitat | hohe auflosung | detailliert | detailreich | sehr detailliert |
  candid | candid photo | kodak gold | kodak gold 200 | kodak gold 400 | kodak ektar | cinestill 800t | candid shot | candid moment | unposed | not posed | documentary | documentary style | decisive moment | film | ugc style |
  aesthetic | aesthetics | vertical | horizontal | vertical format | portrait format | landscape format | format landscape | format portrait |
  format square | square crop | aspect ratio | use facebook | ad | ads | must | must look | thank you | thank you very much | cheers in advance |
  leave room | leave space | leave some room | leave some space | leave enough room | leave enough space | please leave |
  product shot | product photograph | product photo | product picture | product image | product visual | close up product photograph |
  retouching | retouched | professional retouching | post processing | post processed | lightroom | photoshop | gobo | strobe | softboxes | octabox |
  beauty dish | reflector | catchlight | catchlights | catchlights in the eyes | skin pores | skin texture | visible pores | pores visible |
  food stylist | professional food stylist | stylist | styled by | prop styling | museum quality | museum | museum piece | gallery quality | fine brushwork | brushwork |
  loose brushwork | delicate brushwork | visible brushwork | brush strokes | brushstrokes | visible brush strokes | delicate brush strokes | loose brush strokes |
  impasto | thick impasto | craquelure | visible craquelure | cracked varnish | tenebrism | tenebrist | 17th century | 17th century style | 18th century | 19th century |
  oil on canvas | huile sur toile | olio su tela | oleo sobre lienzo | ol auf leinwand | soft wash | washes | wash | watercolour wash | watercolor wash |
  screen print | screenprint | screen printed | silkscreen | silk screen | serigraphie | serigrafia | siebdruck | lithograph | lithographie | litografia | travel poster style | poster style |
  clean lines | thick lines | thin lines | fine lines | bold lines | thick outlines | bold outlines | black outlines | thick black outlines | bold black outlines | black bold outlines | outlines |
  contours noirs | contorni neri | contornos negros | schwarze konturen |
  primary colours | primary colors | limited palette | restricted palette | earthy palette | pastel palette | warm palette | cool palette | muted palette |
  neutral palette | dark palette | vivid palette | bright palette | soft palette | palette of | colour scheme | color scheme | warm tones | cool tones | earth tones | earthy tones | neutral tones |
  soft tones | muted pastel tones | pastel tones | natural skin tones | skin tones | tones | tonalites | toni caldi | tonos calidos | warme tone |
  roy lichtenstein | roy lichtenstein style | comic panel | sixties advertising | sixties style | sixties comic style | sixties comic | sixties look | mid century | mid century modern | mid century style |
  lumiere tamisee | tamisee | luz tenue | luce soffusa | gedampftes licht |
  sans filigrane | subtle | subtil | prompt | use | usage | phase one | subject | around the subject | frozen splash | splash frozen | filigrane | filigrana | wasserzeichen | watermark | watermarks |
  in her twenties | in his twenties | in their twenties | in her thirties | in his thirties | in their thirties | in her forties | in his forties | in their forties |
  in her fifties | in his fifties | in their fifties | in her 20s | in his 20s | in their 20s | in her 30s | in his 30s | in their 30s | in her 40s | in his 40s |
  in their 40s | in her 50s | in his 50s | in their 50s | la trentaine | la quarantaine | la cinquantaine | trentenne | quarantenne | cinquantenne |
  treintanera | treintanero | cuarentona | in den dreissigern | in den vierzigern | in den funfzigern | middle aged | d age moyen | di mezza eta | de mediana edad |
  mittleren alters | appena uscita dal forno | appena uscito dal forno | furs | tafel | falling steeply`;

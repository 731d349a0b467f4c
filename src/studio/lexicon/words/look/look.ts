import type { Angle, Placement, Shot } from '#studio/scene/camera.ts';
import type { Mood } from '#studio/scene/surroundings.ts';
import type { WordTable } from '#studio/lexicon/effects.ts';

export const MOOD_WORDS: WordTable<Mood> = {
  elegant: `
    elegant | elegance | refined | sophisticated | classy | chic | graceful | elegante | raffine
    | raffinato | refinado | edel | vornehm | stylish | premium | professional | high end`,
  luxurious: `
    luxury | luxurious | opulent | lavish | grand | grand cru | prestige | prestigious |
    exclusive | luxe | luxueux | lusso | lussuoso | lujo | lujoso | luxus | luxurios | expensive
    | regal`,
  romantic: `
    romantic | romance | date night | valentine | valentines | intimate | love | romantique |
    romantico | romantica | romantisch | amour | amore`,
  festive: `
    festive | celebration | celebrating | joyful | party | new year | new year s eve |
    anniversary | birthday | wedding | fete | festivo | feierlich | lively | fireworks |
    confetti | fun | gala`,
  rustic: `
    rustic | country | countryside | farmhouse | old world | weathered | earthy | artisanal |
    artisan | rustique | rustico | rustica | rustikal | landlich | homemade | traditional`,
  cosy: `
    cosy | cozy | fireside | snug | homely | intimate | gemutlich | accogliente | acogedor |
    chaleureux | fireplace | hygge | relaxed | inviting`,
  moody: `
    moody | dark | atmospheric | mysterious | noir | shadowy | sombre | misterioso | dunkel |
    gothic | brooding | halloween | melancholic`,
  dramatic: `
    dramatic | epic | bold | intense | powerful | striking | dramatique | drammatico | dramatico
    | dramatisch | cinematic | spectacular`,
  serene: `
    serene | calm | peaceful | quiet | tranquil | zen | dreamy | paisible | calme | sereno |
    serena | tranquilo | ruhig | friedlich | ethereal | idyllic | relaxing`,
  minimal: `
    minimal | minimalist | minimalistic | simple | clean | understated | negative space |
    minimaliste | minimalista | minimalistisch | schlicht | sobre | uncluttered`,
  playful: `
    playful | comic book | comic book style | comic strip | comic style | comicstil | bande dessinee | stile fumetto | estilo comic |
    funny | whimsical | humorous | joke | quirky | cheeky | ludique | divertente |
    divertido | divertida | gracioso | graciosa | drole | droles | simpatico | lustig | lustige | lustiges | lustiger | witzig | witzige | witziges | silly | comic | cartoon | meme`,
  nostalgic: `
    nostalgic | retro | vintage | vintage style | antique | old fashioned | art deco | deco |
    1920s | 1930s | 1950s | 1960s | 1970s | aged | old | heritage | classic |
    classical | ancien | antico | antiguo | alt | historic | belle epoque | roaring twenties`,
  modern: `
    modern | contemporary | sleek | futuristic | geometric | abstract | moderne | moderno |
    moderna | zeitgenossisch | bauhaus`,
  fresh: `
    fresh | crisp | refreshing | cool | light and airy | airy | frais | fresco | fresca | frisch
    | vibrant | zesty | lively colors | dewy | dew`,
};

export const SHOT_WORDS: WordTable<Shot> = {
  macro:
    'macro | macro shot | macro photo | macro photography | macro photograph | makro | makroaufnahme | macrofotografia | macro photographie | extreme macro',
  close_up: `
    close up | closeup | close ups | detail | details | extreme close up | tight shot |
    gros plan | primo piano | primer plano | nahaufnahme | zoomed in | up close`,
  medium: 'medium shot | half length | waist up | plan moyen',
  wide: `
    wide shot | wide angle | wide angle shot | wide angle view | wide view | establishing shot | long shot | plan large |
    plan d ensemble | grand angle | campo lungo | grandangolo | plano general | gran angular | weitwinkel |
    weitwinkelaufnahme | totale`,
  view: `
    wide | panorama | panoramic | vista | sweeping | aerial | landscape view | landscape
    | paysage | paesaggio | paisaje | landschaft | view over | overlooking | overlook | overlooks | looking out over | looking out on | looking out onto | looking onto | looking over | looks out over | that look over | drone`,
};

export const ANGLE_WORDS: WordTable<Angle> = {
  eye_level: 'eye level | straight on | front view | frontal',
  overhead: `
    overhead | flat lay | flatlay | top down | top down view | from above | from straight above | straight from above | from directly above | directly from above | directly above | directly overhead | straight down | shot from the top | seen from the top | from the top | bird s eye | birds eye | top view |
    vue de dessus | vue du dessus | vu de dessus | vue d en haut | vu d en haut | visto dall alto | vista dall alto | visto desde arriba | vista cenital | von oben gesehen | von oben fotografiert | dall alto | desde arriba | cenital | von oben | draufsicht`,
  aerial: `
    aerial | aerial view | aerial shot | aerial photo | drone | drone shot | drone view | drone photo |
    bird s eye view | birds eye view | vue aerienne | vue du ciel | vu du ciel | desde el aire | aus der luft | veduta aerea | dall aereo |
    vista aerea | luftaufnahme | luftbild | vogelperspektive | aus der vogelperspektive`,
  behind: `
    from behind | seen from behind | viewed from behind | back view | from the back | de dos |
    vu de dos | vue de dos | di spalle | da dietro | de espaldas | von hinten | ruckenansicht`,
  low: `
    low angle | low camera angle | low camera | low camera position | camera low to the ground | camera near the floor | from a low camera angle | tiefer kamerawinkel | kamera tief | angle de camera bas | camera basse | inquadratura bassa | camara baja | angulo de camara bajo | low angle shot | low angle view | from a low angle | shot from below | seen from below | from below |
    from ground level | ground level | vue en contre plongee | en contre plongee | angolazione bassa | angulo bajo |
    desde abajo | von unten | untersicht | worm s eye | looking up | contre plongee | dal basso | contrapicado
    | froschperspektive`,
};

export const PLACEMENT_WORDS: WordTable<Placement> = {
  left: `
    on the left | standing left | stands left | placed left | left side | to the left | left third | left aligned | a gauche | a sinistra |
    a la izquierda | links`,
  right: `
    on the right | standing right | stands right | placed right | right side | to the right | right third | right aligned | a droite | a destra
    | a la derecha | rechts | copy space on the left`,
  centre: `
    centered | centred | in the center | in the centre | in the middle | symmetrical | symmetric
    | au centre | al centro | en el centro | in der mitte | zentriert`,
};

export const SHALLOW_WORDS = `
  focus on | focus on the | focus is on | focused on | in focus | sharp focus on | mise au point sur | nettete sur | messa a fuoco su | a fuoco | enfoque en | enfocado en | fokus auf | scharf auf |
  bokeh | bokeh background | blurred | blurry | unscharf | unscharfe | unscharfen | verschwommen | flou | floue | flous | sfocato | sfocata | sfocati |
  desenfocado | desenfocada | desenfocados | desenfocadas | borroso | borrosa | borrosos | borrosas | floues | sfocate | sfuocato | sfuocata | verschwommene | verschwommener | verschwommenem | unscharfem | unscharfer | selective focus | tiefenunscharfe | geringe tiefenscharfe | faible profondeur de champ |
  poca profondita di campo | poca profundidad de campo | shallow depth of field | depth of field | blurred background | blurry background | out
  of focus | soft focus | shallow focus | arriere plan flou | sfondo sfocato | fondo desenfocado |
  unscharfer hintergrund`;

// Words that print no picture of their own but colour it.

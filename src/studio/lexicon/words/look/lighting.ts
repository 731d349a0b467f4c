import type { WordTable } from '#studio/lexicon/effects.ts';
import type { Lighting } from '#studio/scene/surroundings.ts';

/** Where the light comes from and how hard it is. Folded, five languages. */
export const LIGHTING_WORDS: WordTable<Lighting> = {
  soft: `
    soft light | even light | even lighting | evenly lit | flat light | flat lighting | lumiere uniforme | eclairage uniforme | luce uniforme |
    luz uniforme | iluminacion uniforme | gleichmassiges licht | gleichmassig beleuchtet | soft lighting | softly lit | soft | diffused | diffuse light | diffused light |
    ambient | ambient light | lumiere douce | lumiere diffuse | luce soffusa | luce morbida | luce diffusa | luz suave |
    luz difusa | weiches licht | sanftes licht | gentle light`,
  studio: `
    studio light | studio lighting | softbox | product lighting | strobe | studiolicht`,
  dramatic: `
    dark moody light | dark moody lighting | dark light | dark lighting | dark and moody | dark and moody light | dark atmosphere | lumiere sombre |
    ambiance sombre | luce cupa | atmosfera cupa | luz oscura | ambiente oscuro | dunkles licht | dunkle stimmung | dramatic light | dramatic lighting | chiaroscuro | low key | low light | dim | dimly lit | dim light |
    dim lighting | single lamp | a single lamp | lit by a single lamp | lit by one lamp | lit by a lamp | single light bulb | single bulb | one bare bulb | une seule lampe | une seule ampoule | una sola lampada | una sola lampara | una sola bombilla | eine einzige lampe | einzelne lampe | spotlight | spotlight from above | light from above | lit from above | lighting from above |
    lumiere d en haut | luce dall alto | luz desde arriba | licht von oben | clair obscur | claroscuro | moody lighting | moody light | lumiere tamisee | eclairage tamise | lumieres tamisees | luci soffuse | illuminazione soffusa | luz tenue | iluminacion tenue | gedampftes licht | gedimmtes licht | schummriges licht | subdued light | subdued lighting | dimmed lights | dimmed light |
    lumiere dramatique | eclairage dramatique | luce fioca | luce drammatica | penombra | luz tenue | luz dramatica |
    penumbra | gedampftes licht | schummriges licht | schummrig | dramatisches licht | halbdunkel`,
  candle: `
    candlelight | candle light | candlelit | candle lit | by candlelight | chandelles | bougies
    | eclaire a la bougie | eclairee a la bougie | eclairee aux bougies | illuminata da candele | iluminada con velas |
    von kerzen beleuchtet | aux chandelles | lume di candela | luz de velas | kerzenlicht | kerzenschein | bei kerzenschein | a la bougie | a lume di candela | la luz de las velas |
    lueur d une bougie | lueur des bougies | lueur de bougies | lueur de la bougie | lueur d une chandelle | lueur des chandelles |
    luce di una candela | luce delle candele | luz de una vela | im schein einer kerze | im schein der kerzen |
    firelight | lantern | lanterns`,
  backlit: `
    backlit | back lit | backlight | back light | backlighting | golden backlight | golden backlighting | warm backlight | golden light from behind | light from behind | lit from behind | contre jour |
    a contre jour | controluce | in controluce | contraluz | a contraluz | gegenlicht | im gegenlicht | sun rays |
    sun flare | lens flare | against the light | up to the light | held up to the light | held to the light | a contre la lumiere | contre la lumiere |
    contro luce | contro la luce | a contra luz | contra la luz | gegen das licht | gegens licht | ins gegenlicht`,
  daylight: `
    daylight | natural light | window light | bright | bright light | sunlight | sunlit | airy
    light | lumiere naturelle | lumiere du jour | luce naturale | luz natural | luz de ventana | tageslicht | high key`,
  warm: `
    warm light | warm lighting | warm | warm glow | golden glow | amber glow | amber light | amber lighting | amber hues | lumiere ambree | luce ambrata | luz ambar | bernsteinfarbenes licht | lumiere chaude | luce calda |
    luz calida | warmes licht | glowing | string lights | fairy lights | string lights overhead | fairy lights overhead | lights overhead`,
  neon: `
    neon | neon light | neon lights | neon lit | neon lighting | neon glow | neon sign | led light | cyberpunk | neons |
    lumiere neon | luce al neon | luci al neon | luz de neon | luces de neon | neonlicht`,
  moonlight: `
    moonlight | moonlit | moon | full moon | harvest moon | supermoon | clair de lune | lune | pleine lune | chiaro di luna | luna | luz
    de luna | mondlicht | mondschein | vollmond | mond`,
  rim: `
    rim light | rim lighting | rim lit | edge light | edge lighting | edge lit | lumiere rasante | luce radente |
    luz rasante | streiflicht | kantenlicht`,
  silhouette: `
    silhouette | silhouettes | silhouetted | in silhouette | en silhouette | silhouette of | siluetta | silueta |
    siluetas | als silhouette`,
  hard: `
    harsh light | harsh lighting | harsh sun | harsh sunlight | harsh noon | harsh noon sun | harsh noon light |
    harsh midday sun | harsh | hard light | hard lighting | hard sunlight | hard shadow | hard shadows | dramatic shadow | dramatic shadows | bold shadow | bold shadows | ombre dramatique | ombres dramatiques | ombra drammatica | ombre drammatiche | sombra dramatica | sombras dramaticas | dramatischer schatten | dramatischem schatten | dramatische schatten | harsh shadow | sharp shadow | strong shadow | long shadow | long shadows | deep shadow |
    harsh shadows | sharp shadows | strong shadows | direct sunlight | direct sun |
    strong sunlight | blazing sun | lumiere dure | lumiere crue | ombres dures | ombres portees | soleil de plomb |
    luce dura | ombre nette | sole cocente | luz dura | sombras duras | sombras marcadas | sol abrasador |
    hartes licht | harte schatten | harter schatten | langer schatten | lange schatten | ombre dure | ombre longue | longue ombre | ombres longues | longues ombres | ombres allongees | ombre lunghe | lunghe ombre | sombras largas | sombras alargadas | ombra netta | ombra lunga | lunga ombra | sombra dura | sombra larga | pralle sonne | praller sonne`,
  dappled: `
    dappled | dappled light | dappled sun | dappled sunlight | dappled shade | dappled shadow | dappled shadows |
    sun dappled | leaf shadows | shadows of leaves | light through the leaves | sunlight through leaves |
    sunlight through the leaves | light filtering through the leaves | light filtering through leaves | sunlight filtering through leaves | sunlight filtering through the leaves | sun filtering through the leaves | filtrant a travers les feuilles | filtre a travers les feuilles | che filtra tra le foglie | luce filtrata dalle foglie | se filtra entre las hojas | durch die blatter fallt | sonne durch die blatter | ombre des feuilles | lumiere a travers les feuilles | lumiere tachetee | ombre delle foglie |
    luce tra le foglie | luce filtrata | sombra de las hojas | luz entre las hojas | luz filtrada | blatterschatten |
    lichtflecken | licht durch die blatter`,
};

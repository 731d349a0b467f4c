/** What is worn with the clothes, below the waist and on the head, and how hair is cut. Folded, five languages. */
export const FURTHER_WORN_CLAIMS: Readonly<Record<string, string>> = {
  'trait:worn:blossoms': `
    flowers in her hair | flower in her hair | flowers in their hair | flowers in the hair | roses in her hair | rose in her hair | daisies in her hair | blossoms in her hair | flower crown | flower crowns | floral crown |
    crown of flowers | flower wreath | floral wreath | fleurs dans les cheveux | fleur dans les cheveux | couronne de fleurs | couronnes de fleurs | fiori tra i capelli | fiori nei capelli | corona di fiori |
    flores en el pelo | flor en el pelo | flores en el cabello | corona de flores | blumen im haar | blumenkranz`,
  'trait:worn:windblown': `
    hair in the wind | hair in the breeze | her hair in the wind | hair blowing in the wind | hair flying in the wind | hair flowing in the wind | hair blowing in the breeze | windswept hair | windblown hair | windswept | windblown |
    wind in her hair | wind in his hair | wind in their hair | cheveux au vent | cheveux dans le vent | capelli al vento | pelo al viento | cabello al viento | haare im wind | haar im wind | wehendes haar | wehende haare | wehendem haar`,
  'trait:worn:jeans': 'jeans | blue jeans | vaqueros | bluejeans',
  'trait:worn:trousers':
    'trousers | slacks | chinos | pantalon | pantaloni | pantalones | hose | hosen',
  'trait:worn:skirt': 'skirt | skirts | jupe | gonna | falda | rock',
  'trait:worn:shorts':
    'shorts | bermudas | pantaloncini | pantalones cortos | kurze hose | kurzen hosen | kurzer hose',
  'trait:worn:pyjamas': 'pyjamas | pyjama | pajamas | pigiama | pijama | schlafanzug',
  'trait:worn:coat': `
    wool coat | woollen coat | long coat | tweed coat | manteau en laine | cappotto di lana | abrigo de lana | wollmantel | raincoat | raincoats | overcoat | trench coat | trenchcoat | winter coat | lab coat | lab coats | white lab coat | work coat | blue work coat | parka | fur coat | impermeable |
    cire jaune | blouse blanche | impermeabile | camice | camice bianco | chubasquero | gabardina | bata blanca | regenmantel | regenjacke |
    wintermantel | laborkittel | kittel`,
  'trait:worn:cape': 'cloak | cloaks | cape | capes | mantello | tabarro | capa | umhang',
  'trait:worn:jacket': `
    denim jacket | leather jacket | tweed jacket | veste en jean | veste en cuir | giacca di jeans | giacca di pelle | chaqueta vaquera |
    chaqueta de cuero | jeansjacke | lederjacke`,
  'trait:worn:shirt': `
    denim shirt | linen shirt | chemise en jean | chemise en lin | camicia di jeans | camicia di lino | camisa vaquera | camisa de lino | jeanshemd | leinenhemd | cardigan | hoodie | sweatshirt | turtleneck | polo shirt | polo neck | col roule | gilet en laine | dolcevita | felpa | jersey de cuello alto |
    sudadera | rollkragenpullover | strickjacke | kapuzenpullover`,
  'trait:worn:knitted': `
    knitted sweater | knitted jumper | knitted cardigan | woollen sweater | woolly jumper | wool sweater | wool jumper | chunky sweater | chunky knit sweater |
    fisherman s sweater | pull en laine | maglione di lana | jersey de lana | wollpullover | strickpullover`,
  'trait:worn:robe': `
    bathrobe | bathrobes | dressing gown | dressing gowns | peignoir | peignoirs | accappatoio | accappatoi | albornoz | albornoces |
    bademantel`,
  'trait:worn:drape': 'toga | togas | tunic | tunics | chiton | toge | tunique | tunica',
  'trait:worn:dirndl': 'dirndl | dirndls | trachtenkleid',
  'trait:worn:braces trait:worn:shorts': 'lederhosen | lederhose',
  'trait:worn:tie': 'tie | ties | necktie | cravate | cravatta | corbata | krawatte',
  'trait:worn:braces': 'braces | suspenders | bretelles | tirantes | hosentrager',
  'trait:worn:pearls': `
    pearls | pearl necklace | perle | perles | perlas | perlen | necklace | collier | collier de perles | collana | collana di perle | collar de perlas | perlenkette |
    halskette`,
  'trait:worn:earrings':
    'earrings | earring | boucles d oreilles | orecchini | pendientes | ohrringe | ohrringen',
  'thing:lips trait:worn:lipstick': 'lips | levres | labbra | labios | lippen',
  'trait:worn:blindfold': `
    blindfold | blindfolded | blindfolds | yeux bandes | les yeux bandes | bendato | bendata | bendati | occhi bendati | ojos vendados |
    verbundenen augen | augenbinde`,
  'trait:worn:backpack':
    'backpack | backpacks | rucksack | rucksacks | sac a dos | sacs a dos | zaino | zaini | mochila | mochilas',
  'trait:worn:rolledsleeves': `
    rolled up sleeves | rolled sleeves | sleeves rolled up | sleeves rolled | manches retroussees | maniche rimboccate | maniche arrotolate |
    mangas remangadas | mangas arremangadas | hochgekrempelten armeln | aufgekrempelten armeln | hochgekrempelte armel`,
  'trait:worn:moustache': `
    moustache | moustaches | mustache | moustachu | baffi | baffuto | bigote | bigotes | schnurrbart | schnauzbart`,
  'trait:worn:glasses thing:reading_glasses': `
    round glasses | horn rimmed glasses | thick glasses | black rimmed glasses | steel rimmed glasses | rimless glasses | big glasses and a |
    lunettes rondes | occhiali tondi | gafas redondas | runder brille | runde brille`,
  'trait:worn:topper': 'top hat | top hats | haut de forme | cilindro | chistera | zylinder',
  'trait:worn:bowler': 'bowler | bowler hat | bowler hats | chapeau melon | bombetta | bombin',
  'trait:worn:party': `
    party hat | party hats | paper hat | paper hats | chapeau de fete | chapeaux de fete | cappellino da festa | gorro de fiesta | partyhut |
    partyhute`,
  'trait:worn:witch': 'witch hat | witch s hat | witches hat',
  'trait:worn:beanie': `
    beanie | beanies | wool hat | woolly hat | woollen hat | knitted hat | winter hat | bobble hat | bonnet de laine | berretto di lana |
    gorro de lana | wollmutze | strickmutze`,
  'trait:worn:turban': 'turban | turbans | turbante',
  'trait:worn:headscarf':
    'headscarf | headscarves | head scarf | kerchief | kopftuch | fazzoletto in testa',
  'trait:worn:cap': 'baseball cap | baseball caps | sailor cap | baseballkappe | gorra de beisbol',
  'trait:worn:dotted': `
    polka dot dress | dotted dress | spotted dress | robe a pois | vestito a pois | vestido de lunares | gepunktetes kleid | gepunkteten kleid`,
  // On a dress, or on the ground of a print.
  'trait:worn:dotted trait:ground:dots:laid':
    'polka dot | polka dots | a pois | de lunares | a lunares',
  'trait:worn:floral': `
    floral dress | flowery dress | flowered dress | floral shirt | floral summer dress | robe a fleurs | robe fleurie | vestito a fiori | vestido de flores |
    vestido floreado | geblumtes kleid | geblumten kleid`,
  'trait:worn:striped':
    'striped apron | tablier raye | grembiule a righe | delantal a rayas | gestreifte schurze',
  'trait:worn:bald':
    'bald | bald head | bald headed | chauve | calvo | pelato | glatze | glatzkopfig',
  'trait:worn:curly': `
    curly hair | curly | curls | curly haired | afro | cheveux boucles | cheveux frises | capelli ricci | riccio | riccia | pelo rizado | rizado |
    locken | lockigem haar | lockiges haar`,
  'trait:worn:bun': `
    hair in a bun | in a bun | in a low bun | in a high bun | hair up in a bun | chignon | en chignon | cheveux en chignon | haarknoten | dutt |
    mono alto | mono bajo`,
  'trait:worn:short': `
    short hair | short haired | cheveux courts | capelli corti | pelo corto | kurze haare | kurzen haaren`,
  'trait:worn:long': `
    long blonde hair | long blond hair | long dark hair | long black hair | long brown hair | long red hair | long grey hair | long gray hair | long white hair | long silver hair | long curly hair | long wavy hair | long ginger hair | long hair | long haired | cheveux longs | capelli lunghi | pelo largo | lange haare | langen haaren`,
};

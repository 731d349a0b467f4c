/** What people wear and how they look. Folded, five languages; proofs are parted by spaces. */
export const WORN_CLAIMS: Readonly<Record<string, string>> = {
  'trait:worn:veil trait:worn:gown':
    'wedding dress | robe de mariee | abito da sposa | vestido de novia | brautkleid',
  // What people wear and how they look.
  'trait:worn:apron': 'apron | aprons | tablier | grembiule | delantal | schurze',
  'trait:worn:dress':
    'dress | dresses | gown | evening gown | evening dress | cocktail dress | summer dress | party dress | long dress | ball gown | robe longue | en robe | une robe | sa robe | robe d ete | robe de soiree | vestito | abito | vestido | kleid | abendkleid',
  'trait:worn:jacket':
    'coat | manteau | cappotto | abrigo | jacke | veste | suit | suits | jacket | tuxedo | blazer | costume | giacca | traje | chaqueta | anzug | smoking | jackett',
  'trait:worn:shirt': `
    shirt | shirts | t shirt | sweater | pullover | jumper | blouse | chemise | pull | camicia | maglione |
    camisa | jersey | hemd | bluse`,
  'trait:worn:checked': `
    checked shirt | checkered shirt | chequered shirt | plaid shirt | tartan shirt | gingham shirt | flannel shirt | plaid flannel shirt |
    checked blouse | checked dress | gingham dress | chemise a carreaux | chemise vichy | camicia a quadri | camisa a cuadros |
    camisa de cuadros | karohemd | kariertes hemd | kariertem hemd | karierten hemd`,
  'trait:worn:striped': `
    striped shirt | striped t shirt | striped dress | striped sweater | breton shirt | chemise rayee | mariniere | camicia a righe |
    camisa a rayas | camisa de rayas | gestreiftes hemd | gestreiftem hemd | streifenhemd`,
  'trait:worn:napkin': `
    napkin over his arm | napkin over his forearm | napkin over her arm | napkin over her forearm | napkin over the arm | napkin over the forearm | napkin over one arm | napkin over one forearm | towel over his arm | towel over his forearm | towel over her arm | towel over her forearm | towel over the arm | towel over the forearm | towel over one arm | towel over one forearm | cloth over his arm | cloth over his forearm | cloth over her arm | cloth over her forearm | cloth over the arm | cloth over the forearm | cloth over one arm | cloth over one forearm | serviette over his arm | serviette over his forearm | serviette over her arm | serviette over her forearm | serviette over the arm | serviette over the forearm | serviette over one arm | serviette over one forearm | white napkin over his arm | white napkin over his forearm | white napkin over her arm | white napkin over her forearm | white napkin over the arm | white napkin over the forearm | white napkin over one arm | white napkin over one forearm | white towel over his arm | white towel over his forearm | white towel over her arm | white towel over her forearm | white towel over the arm | white towel over the forearm | white towel over one arm | white towel over one forearm | white cloth over his arm | white cloth over his forearm | white cloth over her arm | white cloth over her forearm | white cloth over the arm | white cloth over the forearm | white cloth over one arm | white cloth over one forearm | white serviette over his arm | white serviette over his forearm | white serviette over her arm | white serviette over her forearm | white serviette over the arm | white serviette over the forearm | white serviette over one arm | white serviette over one forearm | serviette sur le bras | serviette blanche sur le bras | serviette sur son bras | serviette blanche sur son bras | tovagliolo sul braccio | tovagliolo bianco sul braccio | servilleta en el brazo | servilleta blanca en el brazo | servilleta sobre el brazo | serviette uber dem arm | weisse serviette uber dem arm | weissen serviette uber dem arm | tuch uber dem arm`,
  'trait:worn:swim': `
    bikini | bikinis | swimsuit | swimsuits | swimming costume | bathing suit | bathing suits | swimwear | swimming trunks | swim trunks | swim shorts | maillot de bain | maillots de bain |
    costume da bagno | costumi da bagno | traje de bano | trajes de bano | banador | banadores | badeanzug | badehose`,
  'trait:worn:overalls': `
    overalls | overall | dungarees | boiler suit | coveralls | work clothes | salopette | bleu de travail | combinaison de travail |
    tuta | tuta da lavoro | salopette da lavoro | mono de trabajo | peto | latzhose | arbeitsanzug | arbeitskleidung`,
  'trait:worn:hairnet':
    'hairnet | hair net | charlotte de protection | cuffia | redecilla | haarnetz',
  'trait:worn:braid': `
    braid | braids | plait | plaits | pigtails | ponytail | tresse | tresses | natte | queue de cheval | treccia | trecce |
    coda di cavallo | trenza | trenzas | coleta | zopf | zopfe | zopfen | pferdeschwanz`,
  'trait:worn:ruff':
    'ruff | white ruff | lace collar | lace ruff | collerette | col de dentelle | gorgiera | colletto di pizzo | gorguera | cuello de encaje | halskrause | spitzenkragen',
  'trait:worn:bonnet':
    'bonnet | coif | white cap | coiffe | bonnet blanc | cuffietta | cofia | haube | spitzenhaube | hauben',
  'trait:worn:robe': 'habit | kutte | robes',
  // Known by what they wear.
  'trait:worn:crown': `
    king | queen | kings | queens | emperor | roi | reine | un re | il re | regina | rey | reina | konig | konigin`,
  'trait:worn:wimple': `
    nun | nuns | religieuse | bonne soeur | suora | suore | monja | monjas | nonne | nonnen | ordensschwester`,
  'trait:worn:hat thing:straw_hat':
    'hat | hats | chapeau | cappello | sombrero | mit hut | und hut | einen hut | seinem hut | ihrem hut | mit einem hut',
  'trait:worn:felt': `
    cowboy hat | cowboy hats | chapeau de cowboy | cappello da cowboy | sombrero vaquero | cowboyhut | felt hat | felt hats | fedora | fedoras | trilby | borsalino | chapeau de feutre | cappello di feltro | sombrero de fieltro |
    filzhut`,
  'trait:worn:sunglasses thing:sunglasses':
    'sunglasses | lunettes de soleil | occhiali da sole | gafas de sol | sonnenbrille',
  'trait:worn:scarf thing:scarf': 'scarf | echarpe | foulard | sciarpa | bufanda | schal',
  'trait:worn:barefeet trait:action:stomping': `
    barefoot | bare feet | barefooted | pieds nus | nu pieds | a piedi nudi | piedi nudi | scalzo | scalza | scalzi | scalze | descalzo | descalza |
    descalzos | descalzas | barfuss | barfussig | barfussige | barfussiger | nackten fussen`,
  'trait:action:stomping':
    'with their feet | with his feet | with her feet | with the feet | with bare feet | aux pieds | avec les pieds | coi piedi | con i piedi | con los pies | mit den fussen | mit fussen',
  'trait:worn:veil': 'veil | bridal veil | voile de mariee | velo | schleier',
  'trait:worn:toque': 'toque | chef s hat | chef hat | kochmutze | gorro de chef',
  'trait:worn:vest': 'vest | waistcoat | gilet | chaleco | weste',
  'trait:worn:wreath':
    'crown of vine leaves | wreath of vine leaves | crown of leaves | crown of grapes | vine leaf crown | couronne de vigne | couronne de feuilles de vigne | corona di foglie di vite | corona de hojas de vid | weinlaubkranz | laurel wreath | lorbeerkranz',
  'trait:worn:bowtie': 'bow tie | bowtie | noeud papillon | farfallino | pajarita | fliege',
  'trait:worn:jacket trait:worn:vest trait:worn:toque': 'uniform | uniforms | uniforme | divisa',
  'trait:worn:cap trait:worn:beret':
    'cap | flat cap | casquette | berretto | coppola | gorra | kappe | schiebermutze',
  'trait:worn:beret': 'beret | berets | basco | boina | baskenmutze',
  'trait:look:hair': `
    blonden | bionda | biondo | rubia | rubio | pelirroja | rousse | rothaarig | rothaarige |
    blond | blonde | blonde hair | blond hair | red hair | red haired | redhead | dark hair | dark haired |
    black hair | brunette | grey hair | gray hair | white hair | silver hair | cheveux blonds | cheveux gris |
    capelli biondi | capelli bianchi | pelo rubio | pelo blanco | blonde haare | graue haare`,
  'trait:worn:closedeyes': `
    eyes closed | closed eyes | eyes shut | eyes are closed | with her eyes closed | with his eyes closed | closing her eyes |
    closing his eyes | les yeux fermes | yeux fermes | yeux clos | occhi chiusi | ojos cerrados | geschlossene augen |
    geschlossenen augen | mit geschlossenen augen`,
  'trait:look:smiling': `
    merry | jolly | cheerful | joyful | smiling | smiles | smile | laughing | laughs | happy | souriant | souriante | sourit | rit | riant |
    sorridente | sorride | sorridono | ride | ridono | ridendo | ridente | ridenti | sonriente | sonrie | sonrien | sonriendo | riendo | se rie | se rien | rien | laugh | grinning |
    souriants | sourient | rient | en riant | lachelt | lacheln | lachelnd | lachelnde | lacht | lachen | lachend | lachende | lachenden | glucklich`,
  'trait:look:sad trait:look:cry': `
    sad | unhappy | disappointed | triste | decu | decue | deluso | delusa | decepcionado | decepcionada | traurig | traurige |
    trauriger | enttauscht`,
  // Nobody else is there.
  'trait:look:sad people:1':
    'lonely | solitary | solitaire | solitario | solitaria | einsam | einsame | einsamer',
  'trait:look:cry': `
    crying | cries | sobbing | weeping | tears | in tears | pleure | pleurant | en larmes | larmes | piange | piangendo | in lacrime |
    llora | llorando | lagrimas | weint | weinend | weinende | weinender | tranen`,
  'trait:look:angry': `
    angry | furious | annoyed | grumpy | fache | fachee | en colere | arrabbiato | arrabbiata | furioso | enfadado | enfadada | wutend |
    wutende | wutender | genervt`,
  'trait:look:shock': `
    surprised | shocked | astonished | stunned | horrified | scared | choque | choquee | surpris | effraye | scioccato | scioccata |
    sorpreso | spaventato | asustado | asustada | sorprendido | sorprendida | schockiert | erschrocken | entsetzt | uberrascht`,
  'trait:worn:nails': `
    nails | fingernails | nail polish | nail varnish | painted nails | manicure | manicured | ongles | ongles vernis | vernis a ongles |
    unghie | smalto | unas | unas pintadas | fingernagel | nagellack | lackierte nagel`,
  'trait:worn:gloves':
    'gloved | white gloved | white gloves | white cotton gloves | gants blancs | guanti bianchi | guantes blancos | weisse handschuhe | weissen handschuhen',
  'trait:worn:tastevin thing:tastevin trait:worn:scarf trait:worn:pearls trait:worn:tie':
    'around his neck | around her neck | round his neck | round her neck | autour du cou | al collo | al cuello | um den hals',
  'trait:worn:straw_hat thing:straw_hat':
    'straw hat | straw hats | chapeau de paille | cappello di paglia | sombrero de paja | strohhut',
  'trait:worn:beard':
    'beard | bearded | barbe | barbu | barba | bart | bartig | bartiger | vollbart',
  'trait:look:old':
    'homme age | monsieur age | vigneron age | in his sixties | in her sixties | in their sixties | in his seventies | in her seventies | in their seventies | in his eighties | in her eighties | in their eighties | in his 60s | in her 60s | in their 60s | in his 70s | in her 70s | in their 70s | elderly | elderly couple | old couple | old married couple | agee | agees | ages | anziani | anziane | coppia anziana | coppia di anziani | mayor | mayores | pareja mayor | pareja de ancianos | senior | seniors | alteres | alterer | altere | altes paar | alteres paar | couple age | vieux couple | couple de personnes agees | nonni | abuelos | grands parents | grandparents | grosseltern | grandfather | grandmother | grandpa | grandma | granny | nonno | nonna | abuelo | abuela | opa | oma | grossvater | grossmutter | vieil | anziano | anziana | anciano | anciana',
  'trait:worn:lipstick': 'lipstick | rouge a levres | rossetto | pintalabios | lippenstift',
  'trait:worn:glasses thing:reading_glasses': `
    wearing glasses | moustache and glasses | beard and glasses | glasses and a beard | hat and glasses | with eyeglasses |
    eyeglasses | spectacles | lunettes | occhiali | gafas | brille`,
  'trait:look:hair trait:look:haircut':
    'hair | haired | cheveux | capelli | pelo | cabello | haare | haaren | haar',
};

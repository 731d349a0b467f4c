/** What people do and why they come together. Folded, five languages; proofs are parted by spaces. */
export const ACT_CLAIMS: Readonly<Record<string, string>> = {
  // What goes, flies, crawls or swims by itself is drawn so.
  'thing:train thing:tram thing:bus thing:car thing:vintage_car thing:racing_car thing:lorry thing:van thing:pickup_truck thing:tractor thing:ship thing:airplane': `
    travelling | traveling | steaming through | passing through | traversant | qui traverse | attraversa | atravesando | fahrend | durchfahrt`,
  'thing:rocket thing:airplane thing:helicopter thing:hot_air_balloon thing:bee thing:butterfly thing:bat thing:kite thing:cork thing:balloon thing:flying_saucer thing:dragon thing:eagle thing:dove trait:flying': `
    flying | flying to | flying over | in flight | en vol | in volo | en vuelo | im flug | flying above | flies over | flying through | volant au dessus | vola sopra | volando sobre | fliegt uber | fliegend`,
  'thing:snail thing:ladybird thing:spider': `
    crawling | crawls | creeping | rampe | rampant | striscia | strisciando | arrastrandose | kriecht | krabbelt`,
  'trait:face': `
    with a face | with faces | avec un visage | con una faccia | con cara | mit gesicht | smiling face | smiling faces | happy face | happy faces | funny face | funny faces | cartoon face | cartoon faces | cute face | cute faces |
    sad face | sad faces | visage souriant | faccina | cara sonriente | lachelndes gesicht`,
  'thing:wine_press':
    'pressed | being pressed | presse | pressee | presses | pressees | pressato | pressata | torchiate | prensada | prensadas | gepresst | gekeltert',
  'trait:action:tasting': 'drinking | sipping',
  'trait:crowd people:3 place:festival place:market_hall':
    'crowded | bustling | packed with people | full of people | full of guests | plein de monde | pieno di gente | lleno de gente | concurrido | concurrida | voll besetzt | vollbesetzt | gut besucht | belebt | belebte | belebten | bonde | bondee | bondes | affollati | affollato | affollata | abarrotado | abarrotada | uberfullt | uberfullte | uberfullten | uberfullter',
  'trait:action:holding trait:action:tasting trait:action:toasting people:1 thing:hand':
    'held | held by | held up | being held | tenu | tenue | tenuto | tenuta | sostenido | sostenida | gehalten',
  'people:2 trait:person:child':
    'helping | helps | helping with | helping out | aide | aident | aidant | aiuta | aiutano | ayudando | ayudan | hilft | helfen | generation | generations | generazioni | generaciones | generationen',
  'people:2':
    'sharing | partageant | condividono | comparten | teilen sich | together | ensemble | insieme | juntos | juntas | zusammen | gemeinsam',
  // Who is shown round is seen there, or where they go.
  'people:1 place:vault_cellar place:barrel_hall place:bottle_cellar place:winery place:vineyard': `
    tour | tours | guided tour | visite guidee | visita guidata | visita guiada | fuhrung`,
  // Leaves and snow do, and so does wine in a glass.
  'trait:falling trait:action:swirling': 'swirling',
  // Whoever is seen does what their trade does.
  'people:1 thing:hand': `
    at work | hard at work | at their work | at his work | at her work | on the job | au travail | a l oeuvre | al lavoro | all opera |
    en el trabajo | en plena faena | manos a la obra | bei der arbeit | am werk |
    working in | working among | working between | travaillant dans | travaillent dans | travaille dans | lavorano in | lavora in | lavorando in |
    lavorano tra | trabajando en | trabajan en | trabaja en | arbeiten in | arbeiten im | arbeitet im | arbeitet in`,
  'trait:falling':
    'falling | drifting | qui tombent | tombantes | che cadono | cadenti | cayendo | que caen | fallende | fallenden | wirbelnde',
  'trait:riding':
    'riding | rides | cycling | driving | drives | a velo | in bicicletta | en bicicleta | reitet | reitend | fahrt',
  'trait:riding trait:hauling':
    'pulled by | pulling | pulls | towing | tows | tire par | tiree par | tirant | trainato | trainata | trainando | tirado por | tirando | gezogen | zieht',
  'place:festival place:garden_party place:wedding place:city thing:confetti thing:balloon trait:action:toasting thing:string_lights':
    'party | parties | celebration | celebrating | celebrate | gala | fete | festa | fiesta | feier | feiern | soiree | event',
  'people:3':
    'class | lesson | cooking class | cooking course | cours de cuisine | corso di cucina | clase de cocina | kochkurs',
  'people:1': `
    alone | seul | seule | sola | tout seul | toute seule | da solo | da sola | allein`,
  // Told against whatever lies or sits there.
  'relation:feet:thing:person': `
    at his feet | at her feet | at their feet | aux pieds de | aux pieds du | aux pieds d | a ses pieds | a leurs pieds | ai suoi piedi | ai loro piedi | a sus pies | zu seinen fussen |
    zu ihren fussen`,
  // Acts.
  'trait:action:carrying': `
    steal | voler | rubare | robar | stehlen | stealing | steals | snatching | snatches | volant | ruba | rubando | robando | stiehlt | stehlend`,
  'trait:action:ploughing': `
    ploughing | plowing | ploughs | plough | plow | labourant | laboure | charrue | labour a cheval | arando | aratro | arado | pflugt |
    pflugend | pflug`,
  'trait:action:wheelchair':
    'wheelchair | wheelchairs | wheel chair | fauteuil roulant | sedia a rotelle | silla de ruedas | rollstuhl',
  'trait:action:hammock':
    'hammock | hammocks | hamac | hamacs | amaca | amache | hamaca | hamacas | hangematte | hangematten',
  'trait:action:leaning_back': `
    his back against | her back against | their backs against | back against | with his back against | with her back against |
    back to the wall | le dos contre | dos au mur | la schiena contro | la espalda contra | den rucken gegen | dem rucken`,
  'trait:action:dancing': 'tango | waltz | salsa dance | flamenco | valse | valzer | vals | walzer',
  'trait:action:digging': 'spade | shovel | beche | vanga | badile | azada | spaten | schaufel',
  'trait:action:hammering': 'hoop | hoops | cercle | cerchio | cerchi | aro | fassreifen',
  'trait:action:holding trait:action:toasting':
    'by the stem | by its stem | holding the stem | by their stems | par le pied | par la tige | per lo stelo | por el tallo | am stiel',
  'trait:action:stirring': 'lees | the lees | batonnage | fecce | feinhefe',
  'trait:action:joined': `
    holding hands | hold hands | holds hands | hand in hand | main dans la main | se tenant la main | se tiennent la main | mano nella mano |
    per mano | tenendosi per mano | cogidos de la mano | tomados de la mano | de la mano | hand in hand | handchen haltend`,
  'trait:action:playing trait:action:singing trait:action:dancing':
    'performing | performs | performance | se produit | si esibisce | si esibiscono | actua | actuan | tritt auf | treten auf',
  'thing:hand trait:action:holding':
    'cupping | cupped | cupped hands | takes | takes out | grabs | nimmt | prende un | prende una | prend un | prend une | toma un | toma una | coge un | coge una',
  'trait:action:kneading trait:action:throwing':
    'dough | pate a pain | pate a pizza | impasto | masa | teig',
  'trait:action:shaking': 'shaker | cocktail shaker | cocktailshaker | coctelera',
  'trait:action:painting':
    'easel | canvas | chevalet | cavalletto | caballete | staffelei | leinwand',
  'trait:action:stomping thing:tank':
    'vat | wooden vat | vats | cuve en bois | tino di legno | tina de madera | holzbottich | bottich',
  'trait:action:tasting trait:action:holding trait:action:toasting': `
    enjoying | checking | holding | holds | raising | inspecting`,
  'trait:action:pouring trait:action:serving':
    'serving | serves | pouring | pours | poured | being poured | einschenken | servir | servant',
  'trait:action:explaining trait:action:playing trait:action:talking': `
    listen | listens | listening | listening to | ecoute | ecoutent | ecoutant | ascolta | ascoltano | ascoltando | escucha |
    escuchan | escuchando | hort zu | horen zu | zuhoren | lauschen | lauscht`,
  'trait:action:sitting':
    'resting under | resting beneath | resting in the shade | relaxing | relaxes | taking a rest | se repose | se reposant | se reposent | si riposa | riposa | descansa | descansando | ruht sich aus | sitting | sits | seated | assis | assise | seduto | seduta | seduti | sentado | sentada | sitzend | sitzt | sitzen',
  'trait:in:arms': `
    in her arms | in his arms | in their arms | dans ses bras | dans les bras | in braccio | tra le braccia | en brazos | en sus brazos | auf dem arm |
    in den armen | im arm`,
  'trait:on:lap': `
    on her lap | on his lap | on their lap | on the lap | in her lap | in his lap | sur les genoux | sur ses genoux | sulle ginocchia |
    in grembo | en el regazo | en su regazo | auf dem schoss | auf ihrem schoss | auf seinem schoss`,
  'trait:action:proposing trait:action:kneeling':
    'knee | on one knee | on bended knee | on his knee | on her knees | on his knees | genou | a genoux | in ginocchio | de rodillas | auf einem knie | auf den knien',
  'trait:action:kissing':
    'on the cheek | on his cheek | on her cheek | sur la joue | sulla guancia | en la mejilla | auf die wange',
  'trait:action:grazing': `
    grazing | grazes | graze | broute | broutent | broutant | paissent | paissant | pascola | pascolano | pascolando | pastando | pastan | grast |
    grasen | grasend | grasende | grasenden | weidend | weidende`,
  'trait:on:shoulder': `
    on his shoulders | on her shoulders | sitting on his shoulders | sits on his shoulders | sitting on her shoulders | assis sur les epaules | assise sur les epaules | seduto sulle spalle | seduta sulle spalle | sentado en los hombros | sentada en los hombros | sentado a hombros | sitzt auf den schultern | sitzend auf den schultern | piggyback | sur les epaules | sur ses epaules | sulle spalle | a hombros | en los hombros | auf den schultern | auf seinen schultern |
    on his shoulder | on her shoulder | on their shoulder | on their shoulders | on the shoulder | on one shoulder | sur l epaule | sur son epaule |
    sulla spalla | in spalla | al hombro | en el hombro | sobre el hombro | auf der schulter | auf seiner schulter | auf ihrer schulter`,
  'trait:on:head': `
    on her head | on his head | on their heads | on the head | sur la tete | sur sa tete | sur leur tete | sulla testa | in testa | en la cabeza |
    sobre la cabeza | auf dem kopf | auf ihrem kopf | auf seinem kopf`,
  // No picture of ours shows them from before.
  'trait:feet:hanging': `
    feet hanging | feet dangling | feet dangle | dangling feet | legs dangling | legs hanging | dangling legs | dangling her feet | dangling his feet | dangling their feet |
    dangling their legs | bare feet hanging | bare feet dangling | pieds dans le vide | les pieds dans le vide | jambes dans le vide | gambe penzoloni | piedi penzoloni |
    piernas colgando | pies colgando | baumelnde beine | baumelnde fusse | beine baumeln`,
  'trait:view:profile': `
    in profile | profile view | profile portrait | side profile | seen in profile | seen from the side | de profil | vu de profil | vue de profil | vu de cote |
    vue de cote | di profilo | visto di profilo | vista di profilo | visto di lato | vista di lato | de perfil | visto de perfil | vista de perfil |
    visto de lado | vista de lado | im profil | von der seite gesehen`,
  'trait:action:picking trait:action:pruning trait:action:cutting':
    'picking grapes | grape picking | picking the grapes | harvesting grapes',
  // Whoever cuts has something to cut with.
  'trait:action:pruning trait:action:cutting thing:secateurs': `
    cutting | cuts | cutting grapes | cutting a bunch | cutting bunches | coupe une grappe | coupant | coupe des grappes |
    taglia un grappolo | tagliando | taglia l uva | corta un racimo | cortando | corta racimos | schneidet trauben |
    schneidet eine traube`,
};

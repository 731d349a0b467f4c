/** English words, and a few German ones, one letter away from words of ours: they are no slips, so nothing is put right. */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  `
  schritt schritte schritten anfanger schulter schultern
  alder andalucia arranger atlas bandanas barter bases boned brine bundle campania cannon carbonate carter cassette castilla
  cavalier cavaliers chapman charring checkers cheeping clapboard clapboards clunking collides colombia commuter compartment
  compromise configure configures cooing cooperate cousteau croquets curdling dalmatian dandling decouple delirious derailed
  digestive domestic domestics dominica doorstop drafting dragoon dragoons entree espalier espaliers especial expansive
  familial farfalle finnish firelighter footfall framer framers freer galantine garter garters gases gatherer gatherers
  gazettes gloaming gnats gradation hooper incarnate inserted invented inverter invested javanese jubilation karen
  learning leonardo leotards lifeline lombardy luster marque marries monte montaigne nobel overcooking paraguay parities
  pastries pendants pleating plied plotters prefect preserver processional ranges rappel roasters sander seeder serpentine
  sleeting sliver smelting smocking sniffles snuffing springtide stake stealing steamers stele stemming sticking
  streaker streaming stroller strollers swilling telephony tittle torus trainers trawlers trencher trenches troubled
  unhooked unpainted victoria voles weldings wimple
  accompanyed admiting admixing ageeing agile alignned americana americas amiable angle antiqued arrangeeed arranges
  asserted automobiled backward bakeeed barbecued bavarias beardded bellow blooding bloomming boast bolos bones
  boost bradding braiding brandding bridging briming bringging broodding brooking brooming brothels buildding
  buntting burma burnning cabbaged calamity callled captureeed captures carryying cascaded cases catalogued causal
  celebrated centerred cerebrate cerebrating chanting chantting charging charmming chartting chating cheatting
  checkked cheekking cheerring cheery cheesing chillled chillling chocking chockking chucking chuckking clanking
  clankking cleanning cleansing clearing cleating cleaving clicking clickking clinging clutched cockking coils
  colleges colorado colorados coloring colorred colourred compassed computed computes concerto concreted condense
  controls converges converging conversed converting converts cores corkked corkking corral costumed courages
  coverred crackked crackled craves craving credo creep creeps crouchhing crowdded cureeed cuting dairy danes
  decorate decorateeed decorates depictting deposits deserts detailled detained differences diffuseeed diffuses
  dined dinning discuss discussed displaced displayyed distanced diverges drawling drawwing dressers dresssed
  dresssing drinkking drizzled dryying dumpping eatting embraced embroiderred enjoyying enter entire envelopped
  evenning excellence experience experienceeed experiences explained extensive eyeeing familiar fantasia feats
  featured feeder feelling felling fellling filed fileeed files fillled fired flowerring foots forte fortiess
  franchise frostted gable gathered generated georgias gildded gleamming gleaning glided glowwing grapples grassing
  grateful grillled growling growwing guardding gutter hailling hammerring hampering handless hangging headlined
  heapped hells hoeeing holdding huging illustrate illustrateeed illustrates imagine imagines inciting inferior
  inferiors inspections insulate intimated isolateeed isolates kisssing kneelling knited lampoons landscaped
  laughhing leadding lettered lightening lightted lightting liltting lineeed listting liver livers loadded loins
  lookking manifest manifests mantle marketting marriage meltted messsing microscopic microscopy microscopys
  mirrorred mistted motoring motorred mourning nameeed nocturnal nostalgia notching openned openning orchestral
  overflowwing overhear overheat overlookking overturnned packked packking painning paintting pairred pairring pairs
  pareeed parkked parred pastimes perfumeeed periodic personals personnels photographhing pickking pickling pictured
  placeeed planking planning plantting plasters platting playying plunking plunkking pointting poison poisons
  polishhed poping posse pourred prepare prepareeed presence presentted presentting preserve preserved prevented
  preventing prevents previous primitive printted processor prominent proto proton province publicity publicize
  pullling purlling quite raids railling range reachhing reacting readding readying reaps redden reelecting
  refineeed reflectting regarded relacing relating relaxxed relaxxing relaying reseting restting retching ridding
  roastted romanced roster rosters rotten sailling saliva salvages sandwiched sayying scatterred scentted searred
  seats seatted seatting seedding selected serveeed serviced seting sharking shatterred shearing shinning showwing
  shrining shuttered siftting silhouetted siping siting sleepping sliceeed slivery slopping sluicing smellling
  smokeeed snowball soaps sober soldiery somber sophisticateeed sortting sparking sparkking sparkled spectacle
  spillled spine splashed split spoilled squating stacking stamping standding staple starring start starting starving
  statistic steammed stiring stompping stoolling stooping stopping stranding striding striping striving stroking
  strolled strum stumping stuning stunting styleeed surfaced surroundded sweepping swirlling tablet tablets talkking
  tared teachhing telephoned tempests temporal temporals tenet textured there thermometry tilted timbre titer
  titleeed toastted toastting toppleeed torments trade transact transacts transits treadding treasured treasury
  treating trendding trios uncorkked understate understateeed understates uniformed vaultted viewwed waitting
  walkking warping warpping warps washhing watchhing wearring wearying weatherred weding weedding weeding weldding
  wendding windding writhing`
    .trim()
    .split(/\s+/),
);

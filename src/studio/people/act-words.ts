/** Words of a prompt that say what somebody does beyond their verb; folded, five languages. */
export const BASKETS = /\b(baskets?|paniers?|cest[oaie]|cestas?|canast[oa]s?|korbe?|korben)\b/;
export const IS_GOD = /\b(bacchus|dionysus|dionysos|bacco|baco)\b/;
export const LOOKS_ON =
  /\b(?:watch(?:es|ing)?|look(?:s|ing) on|wait(?:s|ing)|regarde(?:nt)?|regardant|guarda(?:no)?|guardando|mira(?:n)?|mirando|schaut|schauen|zuschauend|sieht zu|sehen zu)\b/;
export const COOPER = /\b(cooper|tonnelier|bottaio|tonelero|kufer|fassbinder)\b/;
export const POT =
  /\b(pots?|pan|sauce|soup|stew|risotto|casserole|soupe|marmite|pentola|sugo|zuppa|olla|salsa|topf|suppe|sosse)\b/;
export const AT_VINE =
  /\b(on the vines?|am (?:rebstock|weinstock|stock)|sur (?:la vigne|le cep|pied)|sulla (?:vite|pianta)|en la (?:vid|cepa|vina))\b/;
const CHECKS =
  'check|inspect|examin|tend|control|verifi|soign|ispezion|esamin|cura|inspeccion|revis|cuid|pruf|begutacht|kontrollier|pfleg';
/** 'Checking the vines', 'ispeziona le viti': done with a hand at their leaves. */
export const CHECKS_VINE = new RegExp(
  `\\b(?:${CHECKS})\\w*(?: \\w+){0,2} (?:vines?|vignes?|ceps?|viti|vigna|cepas|vides|vinas|reben|rebstocke?|weinstocke?)\\b`,
);
/** 'Inspecting the grapes': on their vine, where there is one. */
export const CHECKS_GRAPES = new RegExp(
  `\\b(?:${CHECKS})\\w*(?: \\w+){0,2} (?:grapes?|bunch|bunches|clusters?|raisins?|grappes?|uva|uve|grappol[oi]|uvas|racimos?|\\w*trauben?)\\b`,
);
/** 'Checking the barrels', 'controle un fut': done by drawing from one. */
export const CHECKS_BARREL =
  /\b(?:check|inspect|examin|control|verifi|ispezion|esamin|inspeccion|revis|comprob|pruf|begutacht|kontrollier)\w*(?: \w+){0,3} (?:barrels?|casks?|barriques?|tonneaux?|futs?|botte|botti|barricas?|\w*fass(?:er)?)\b/;
/** A tasting cup on its chain is seen from the front. */
export const WEARS_CUP =
  /\b(?:tastevins?|tasting cup|catavino|probierschale)(?: \w+){0,4} (?:neck|chest|cou|collo|cuello|hals|brust)\b|\bwear(?:s|ing)(?: \w+){0,3} tastevin\b/;
/** 'Harvest team photo', 'photo de groupe', 'Gruppenfoto'. */
export const POSED =
  /\b(?:(?:team|group|staff|crew|family|class|wedding) (?:photo|photograph|picture|portrait|shot)s?|(?:photo|photographie|portrait) (?:de groupe|d equipe|de famille)|(?:foto|ritratto) di (?:gruppo|squadra|famiglia)|(?:foto|retrato) (?:de grupo|de equipo|de familia|del equipo|grupal)|(?:gruppen|team|mannschafts|familien)(?:foto|bild)s?|pos(?:es?|ing) for (?:a|the|their) (?:photo|picture|camera))\b/;
export const LIES =
  /\b(lying|lies|reclining|sunbathing|allonge\w*|couche\w*|sdraiat\w+|distes\w+|tumbad\w+|acostad\w+|recostad\w+|liegt|liegen|liegend\w*)\b/;
export const KNEELS =
  /\b(?:kneel(?:s|ing)|on (?:one|his|her) knees?|crouch(?:es|ing)|a genoux|accroupi\w*|in ginocchio|inginocchiat\w+|accovacciat\w+|de rodillas|arrodillad\w+|agachad\w+|kniet|kniend\w*|hockt|hockend\w*)\b/;
export const LEADS =
  /\b(guide|guida|guia|fuhrer|reisefuhrer|teacher|professor|instructor|professeur|enseignant|insegnante|professore|profesora?|lehrer(in)?)\b/;
/** Who is known by what they do or hold, where nothing else is said. */
export const PAINTER = /\b(painters?|peintres?|pittor[ei]|pintor(?:es)?|maler(?:in)?)\b/;
export const PHOTOGRAPHER = /\b(photographers?|photographes?|fotograf[oai]?|fotografin)\b/;
export const SHEPHERD = /\b(shepherds?|bergers?|pastor[ei]?|schafer|hirte)\b/;
export const FISHER =
  /\b(fisherm[ae]n|anglers?|pecheurs?|pescator[ei]|pescador(?:es)?|fischer|angler)\b/;
export const COURIER =
  /\b(delivery (?:man|driver)|courier|livreur|corriere|repartidor|lieferant|paketbote)\b/;

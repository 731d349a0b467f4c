/** The words of the rules, in English, French, Italian, Spanish and German, without accents. */
export const PERSON = [
  String.raw`wom[ae]n|m[ae]n|girls?|boys?|lad(?:y|ies)|guys?|persons?|people|models?|bod(?:y|ies)|couples?|sommeliers?|waiters?|waitress(?:es)?|brides?|actress(?:es)?|portraits?|figures?|selfies?|wife|girlfriends?|boyfriends?|teens?|dancers?|butts?|bottoms?|chest`,
  String.raw`femmes?|hommes?|filles?|garcons?|dames?|corps|mannequins?|serveu(?:rs?|ses?)|mariees?|actrices?`,
  String.raw`donn[ae]|uom(?:o|ini)|ragazz[aeio]|signor[aei]|corp[oi]|modell[aeio]|camerier[aei]|spos[aei]|attric[ei]`,
  String.raw`mujer(?:es)?|hombres?|chic[ao]s?|senor(?:a|as|es|ita|itas)?|cuerpos?|modelos?|camarer[ao]s?|novias?|actriz`,
  String.raw`frau(?:en)?|mann|manner|madchen|junge[n]?|dame[n]?|korper|kellner(?:in(?:nen)?)?|braut|schauspielerin|leute|menschen|paar`,
].join('|');

/** Only beside a person: bottles, walls and vines may be bare. */
export const NAKED = [
  String.raw`naked|nudes?|undressed|unclothed|without clothes|without any clothes|no clothes|nekkid|starkers|in the nude|in the buff|nipples?|lingerie|topless|strips? (?:off|naked)|bare[- ](?:breasted|chested|assed)`,
  String.raw`nue?s?|denude(?:e|s|es)?|deshabille(?:e|s|es)?|seins nus|sans (?:aucun )?vetements?|a poil(?! (?:long|ras|dur|court|doux)s?)`,
  String.raw`nud[aoei]|svestit[aoei]|spogliat[aoei]|senza vestiti|senza veli`,
  String.raw`desnud[ao]s?|desvestid[ao]s?|sin ropa`,
  String.raw`nackt(?:e|er|es|en|em)?|unbekleidet\w*|ausgezogen\w*|entblosst\w*|ohne kleid(?:er|ung)`,
].join('|');

export const SEXUAL = [
  String.raw`nudity|nsfw|porn(?:o\p{L}*|s|y|star\p{L}*|hub)?|pron(?:star)?s?(?!\p{L})|hentai|erotic\p{L}*|orgy|orgies|blow ?jobs?|hand ?jobs?|genitals?|genitalia|penis(?:es)?|vaginas?|masturbat\p{L}*|fetish\p{L}*|bdsm|striptease|strippers?|(?<!es|us|dle)sex(?!t)|having it off|making love|sexual(?:ly)?|(?:bare|naked|exposed|huge|her) breasts|breasts? (?:bared|exposed|visible|out)|(?:big|huge|bare|her) tits|tits out|dick(?:[- ]?shaped| pics?)|(?<![cdgt])rap(?:ed|ing|ists?)|(?<!g)rape (?:scenes?|victims?|of an?|in the)|upskirt|cumshots?|boobs|camgirls?|onlyfans|xxx`,
  String.raw`pornographi\p{L}*|nudite|erotique\p{L}*|orgies?|partouzes?|scenes? de sexe|sexuel(?:s|le|les)?|(?:faire|font|faisant|faisaient) l'amour|sexe|scenes? de viol|viol collectif|violer(?:ont)?|seins nus|poils pubiens|salopes?|baise(?:r|nt)?`,
  String.raw`pornografic\p{L}*|nudita|erotic[aoihe]+|orge|orgia|(?<!s)sesso|(?:fare|fanno|facendo) l'amore|stupr[oi]|sessual[ei]|tette|scopare|troi[ae]`,
  String.raw`pornografi\p{L}*|desnudez|erotic[ao]s?|orgias?|sexo|(?:hacer|hacen|haciendo) el amor|violacion(?:es)?|sexuales?|tetas|follar|follando|putas?`,
  String.raw`pornos?|pornograf\p{L}*|nacktheit|nacktfotos?|nacktmodell\p{L}*|aktfotos?|erotisch\p{L}*|orgien?|sexszenen?|liebe machen|vergewaltig\p{L}*|geschlechtsverkehr|sexuell\p{L}*|titten|ficken|fickt|nutten?`,
].join('|');

export const MINOR = [
  String.raw`child(?:ren)?(?:'s)?|kids?|toddlers?|pre-?teens?|teens?|teenagers?|teenage|underage|minors|minor(?= (?:drink|sipp?|hold)(?:s|ing))|school ?(?:girls?|boys?|kids?|child(?:ren)?)|(?:little|small) (?:girls?|boys?)|young (?:girls?|boys?)|pupils|adolescents?|lolitas?`,
  String.raw`enfants?|fillettes?|gamins?|gamines?|gosses?|mineur(?:e|s|es)|adolescente?s?|ecolier(?:e|s|es)?|petite?s? (?:fille|garcon)s?|bambins?`,
  String.raw`bambin[oiae]|ragazzin[oiae]|minorenn[ei]|adolescent[ei]|fanciull[oiae]|scolar[ie]`,
  String.raw`nin[oa]s?|menores|adolescentes?|chiquill[oa]s?|colegial(?:a|as|es)?`,
  String.raw`kind|kinder[n]?|kindes|kleinkind(?:er)?|jugendliche[rn]?|minderjahrige[rn]?|teenager[n]?|schulkind(?:er)?|schuler(?:in(?:nen)?)?|kleine[sr]? (?:madchen|junge)`,
].join('|');

export const DRINK = [
  String.raw`wine'?s?|glass(?:es)?|champagne|prosecco|cava|sherry|beers?|alcohol(?:ic)?|cocktails?|whisk(?:e)?y|vodka|spirits|drunk|bottles?|drink(?:s|ing)?|sip(?:s|ping)?|tast(?:es?|ing)|toast(?:s|ing)?|pour(?:s|ing)?`,
  String.raw`vins?|verres?|boi(?:t|vent|re)|bu(?:vant|vons)|trinqu\w+|ivres?|bieres?|bouteilles?|alcool`,
  String.raw`vin[oi]|bicchier[ei]|bev(?:e|ono|endo)|bere|brind\w+|ubriac\w+|birr[ae]|bottigli[ae]|alcol`,
  String.raw`vinos?|copas?|beb(?:e|en|er|iendo)|brind\w+|borrach\w+|cervezas?|botellas?|alcohol`,
  String.raw`wein(?:e|glas|glaser|flaschen?)?|rotwein|weisswein|sekt|trink(?:t|en|end\w*)|betrunken\w*|prosten|anstossen|stossen an|bier|flaschen?|glas|glaser|alkohol`,
].join('|');

export const HATE = [
  String.raw`nazis?|neo ?nazis?|swastikas?|adolf hitler|hitler|heil hitler|sieg heil|third reich|ku klux klan|kkk|ss[- ](?:runes?|bolts|totenkopf)|white (?:power|supremac\p{L}*)|ethnic cleansing|holocaust|gas chambers?|blackface|niggers?|niggas?|kikes?|faggots?|trann(?:y|ies)|wetbacks?|gooks?|sandniggers?|ragheads?|spics?`,
  String.raw`croix gammee|nazisme|chambres? a gaz|suprematie blanche|bougnoules?|youpins?|negres?|negresse|bicots?|tapettes|pedes?|nettoyage ethnique`,
  String.raw`svastica|croce uncinata|nazist[aie]|camer[ae] a gas|supremazia bianca|negr[oi] di merda|froci[o]?|terroni di merda|pulizia etnica|duce mussolini`,
  String.raw`esvastica|cruz gamada|camaras? de gas|supremacia blanca|sudacas?|maricon(?:es)?|limpieza etnica|negros de mierda|moros de mierda`,
  String.raw`hakenkreuz\p{L}*|judensau|untermensch\p{L}*|gaskammern?|drittes reich|weisse vorherrschaft|neger(?:in)?|kanaken?|schwuchteln?|auslander raus|rassenreinheit`,
].join('|');

export const KILLING = [
  String.raw`death to|kill|exterminate|gas (?:the|all)|subhumans?|vermin`,
  String.raw`mort aux?|tue(?:r|z)|exterminer|exterminez|sous-hommes`,
  String.raw`morte a(?:gli|i|lle)|uccid(?:ere|ete|iamo)|sterminare|subumani`,
  String.raw`muerte a(?: los| las|l)?|mata(?:r|d)|exterminar|subhumanos`,
  String.raw`tod (?:den|allen)|tote[tn]? (?:die|alle)|totet|vernichte[tn]?|ausrotten|vergasen|vergast`,
].join('|');

export const PEOPLES = [
  String.raw`jews?|jewish people|muslims?|christians|hindus|blacks|black people|whites|arabs?|asians|africans|immigrants|refugees|gays|lesbians|transgender people|women|roma|gypsies|foreigners`,
  String.raw`juifs?|musulmans?|noirs|arabes|immigres|etrangers|homosexuels|tsiganes`,
  String.raw`ebrei|musulmani|neri|arabi|immigrati|stranieri|omosessuali|zingari`,
  String.raw`judios?|musulmanes|negros|arabes|moros|inmigrantes|extranjeros|homosexuales|gitanos`,
  String.raw`juden|muslime[n]?|schwarzen?|araber[n]?|einwanderer[n]?|auslander[n]?|homosexuellen?|fluchtlinge[n]?|zigeuner`,
].join('|');

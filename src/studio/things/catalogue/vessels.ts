import type { Thing } from '#studio/things/thing.ts';

/** Bottles, glasses and what else holds wine. */
export const VESSELS = [
  {
    id: 'bottle',
    one: 'bottle',
    many: 'bottles',
    words: `
      bottle | bottles | wine bottle | wine bottles | bouteille | bouteilles | bottiglia |
      bottiglie | botella | botellas | flasche | flaschen | weinflasche | weinflaschen`,
    stance: 'tall',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'glass',
    one: 'glass',
    many: 'glasses',
    words: `
      burgundy bowl | burgundy balloon | balloon glass | balloon glasses | glass | glasses | drinking glass | drinking glasses | wine glass | wine glasses | stemless glass | stemless glasses | stemless wine glass | stemless wine glasses | wineglass | wineglasses | goblet | goblets | cup of wine | cups of wine |
      crystal glass | stemware | verre | verres | verre à vin | verres à vin | calice | calici |
      de verres | bicchiere | bicchieri | copa | copas | glas | gläser | weinglas | weingläser |
      rotweinglas | weissweinglas | weinkelch | burgunderkelch | bordeauxkelch | rotweinkelch | weissweinkelch | burgunderglas | bordeauxglas`,
    stance: 'tall',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'champagne_flute',
    one: 'champagne flute',
    many: 'champagne flutes',
    words: `
      champagne flute | champagne flutes | flute | flutes | flute glass | champagne glass |
      champagne glasses | flute of champagne | flûte | flûtes | flûte à champagne |
      flûtes à champagne | flûtes de champagne | flûte de champagne | coupe de champagne |
      coupes de champagne | flute di champagne | flute di prosecco | calice di spumante |
      copa de cava | copas de cava | copa de champán | copas de champán | sektflöte | sektflöten | champagnerflöte | flöte | flöten | sektglas | sektgläser |
      sektflöte | champagnerglas | champagnergläser | champagnerflöte | champagnerflöten`,
    stance: 'tall',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'magnum',
    one: 'magnum',
    many: 'magnums',
    words: `
      magnum | magnums | magnum bottle | jeroboam | double magnum | magnumflasche |
      bottiglia magnum | botella mágnum`,
    stance: 'tall',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'half_bottle',
    one: 'half bottle',
    many: 'half bottles',
    words: `
      half bottle | half bottles | demi bouteille | demi bouteilles | mezza bottiglia |
      mezze bottiglie | media botella | medias botellas | halbe flasche | halbe flaschen`,
    stance: 'tall',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'clavelin',
    one: 'clavelin',
    many: 'clavelins',
    words: 'clavelin | clavelins',
    stance: 'tall',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'flute_bottle',
    one: 'flute bottle',
    many: 'flute bottles',
    words: `
      flute bottle | flute bottles | hock bottle | hock bottles |
      alsace bottle | flûte d'alsace | bouteille d'alsace | bottiglia renana | botella renana |
      schlegelflasche | schlegelflaschen`,
    stance: 'tall',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'decanter',
    one: 'decanter',
    many: 'decanters',
    words: `
      decanter | decanters | crystal decanter | carafe à décanter | décanteur | decantador |
      decantadores | dekanter | dekantierkaraffe`,
    stance: 'tall',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'carafe',
    one: 'carafe',
    many: 'carafes',
    words: `
      carafe | carafes | wine carafe | water carafe | carafe of water | carafe with water | decanter of water |
      carafe of still water | carafe d'eau | carafe d’eau | caraffa d'acqua | caraffa d’acqua | caraffa di acqua |
      jarra de agua | garrafa de agua | karaffe wasser | karaffe mit wasser | wasserkaraffe | caraffa | caraffe | karaffe |
      karaffen`,
    stance: 'tall',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'jug',
    one: 'jug',
    many: 'jugs',
    words: `
      jug | jugs | ewer | ewers | wine ewer | aiguière | aiguières | aguamanil | pitcher | pitchers | water jug | jug of water | pitcher of water | jug of sangria | pitcher of sangria |
      sangria jug | white sangria | sangria blanche | sangria bianca | sangría blanca | weiße sangria | jug of white sangria | pitcher of white sangria | sangria pitcher | sangria | sangría | sangria with fruit | sangria with fruits | sangria with fresh fruit | fruit sangria | sangria aux fruits | sangria con frutta | sangria con fruta | sangria con frutas | sangria mit früchten | jarra de sangría | pichet de sangria | brocca di sangria |
      jug of lemonade | pitcher of lemonade | jug of iced tea | pitcher of iced tea | pichet |
      pichets | cruche | brocca | brocche | jarra | jarras | krug | krüge | weinkrug`,
    stance: 'tall',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'amphora',
    one: 'amphora',
    many: 'amphorae',
    words: `
      amphora | amphoras | amphorae | clay amphora | qvevri | kvevri | amphore | amphores |
      anfora | anfore | ánfora | ánforas | tinaja | tinajas | amphoren`,
    stance: 'floor',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'clay_cup',
    one: 'clay cup',
    many: 'clay cups',
    words: `
      clay cup | clay cups | earthenware cup | ceramic cup | terracotta cup | gobelet en terre | gobelet en terre cuite | gobelets en terre cuite |
      tasse en terre cuite | coppa di terracotta | tazza di terracotta | tazza di coccio |
      copa de barro | taza de barro | tonbecher`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'ice_bucket',
    one: 'ice bucket',
    many: 'ice buckets',
    words: `
      ice bucket | ice buckets | champagne bucket | champagne buckets | champagne cooler |
      wine cooler | bucket of ice | bucket of crushed ice | crushed ice bucket | wine bucket | bottle cooler | terracotta cooler | clay cooler | ceramic cooler | seau à glace | seau à champagne |
      seaux à champagne | secchiello | secchiello del ghiaccio | secchiello per champagne |
      cubitera | cubiteras | cubo de hielo | eiskübel | eiskühler | flaschenkühler | sektkübel | sektkühler | weinkühler |
      champagnerkühler`,
    stance: 'tall',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'barrel',
    one: 'barrel',
    many: 'barrels',
    words: `
      barrel table | barrel tables | wine barrel table | wine barrel tables | oak barrel table | fasstisch | fasstische |
      barrel | barrels | on a barrel | on an oak barrel | on a wine barrel | atop a barrel | sur un tonneau | su una botte | sobre un barril | auf einem fass | wine barrel | wine barrels | barrel head | barrel heads | barrel end | fond de barrique | fond de tonneau | fondo della botte | fondo de barrica | tapa de barrica | fassboden | oak barrel | oak barrels | cask | casks |
      barrique | barriques | foudre | foudres | fuder | stückfass | stückfässer | barrel with tap | barrel with a tap | tonneau | tonneaux | fût |
      fûts | fût de chêne | fûts de chêne | tonneau de chêne | tonneaux de chêne | tonneaux en chêne | botte di rovere | botti di rovere | barrica de roble | barricas de roble | barriles de roble | fässer aus eiche | botte | botti | barrica | barricas | tonel |
      toneles | barril | barriles | barile | barili | fass | fässer | holzfass | holzfässer |
      eichenfass | eichenfässer | weinfass | weinfässer`,
    stance: 'floor',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'tank',
    one: 'steel tank',
    many: 'steel tanks',
    words: `
      tank | tanks | steel tank | steel tanks | stainless steel tank | stainless steel tanks |
      fermentation tank | fermentation tanks | cuve | cuves | cuve inox | cuves inox | tino |
      tini | serbatoio | vasca d'acciaio | depósito de acero | depósitos de acero | depósito |
      tanks de acero | edelstahltank | edelstahltanks | gärtank`,
    stance: 'floor',
    madeBy: ['photo', 'drawn'],
  },
] as const satisfies readonly Thing[];

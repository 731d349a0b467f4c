import type { WineArea } from './wine-area.ts';

/** Europe, Georgia and Lebanon. */
export const OLD_WORLD: readonly WineArea[] = [
  {
    country: 'France',
    landscape: 'gentle_plain',
    estate: 'chateau',
    bottle: 'bordeaux',
    rows: `Haut-Médoc:r | Saint-Estèphe:r | Saint-Julien:r | Moulis-en-Médoc:r | Listrac-Médoc:r |
      Graves:rw | Pessac-Léognan:rw | Entre-Deux-Mers:w | Fronsac:r | Canon-Fronsac:r |
      Lalande-de-Pomerol:r | Côtes de Bourg:r | Blaye:r | Castillon:r | Barsac:w | Cadillac:w |
      Loupiac:w | Sainte-Croix-du-Mont:w | Bordeaux Supérieur:r | Bergerac:rw | Pécharmant:r |
      Monbazillac:w | Buzet:r | Côtes de Duras:rw | Madiran:r | Jurançon:w |
      Pacherenc du Vic-Bilh:w | Irouléguy:r | Gaillac:rws | Fronton:rp | Marcillac:r |
      Côtes de Gascogne:w`,
  },
  {
    country: 'France',
    landscape: 'rolling_hills',
    estate: 'abbey',
    bottle: 'burgundy',
    rows: `Gevrey-Chambertin:r | Chambertin:r | Morey-Saint-Denis:r | Chambolle-Musigny:r | Musigny:r |
      Clos de Vougeot:r | Vosne-Romanée:r | Échezeaux:r | Nuits-Saint-Georges:r | Marsannay:rp |
      Fixin:r | Aloxe-Corton:r | Corton:r | Corton-Charlemagne:w | Savigny-lès-Beaune:r |
      Volnay:r | Monthélie:r | Auxey-Duresses:rw | Saint-Aubin:w | Puligny-Montrachet:w |
      Chassagne-Montrachet:w | Montrachet:w | Santenay:r | Maranges:r | Mercurey:r | Givry:r |
      Rully:w | Montagny:w | Mâcon:w | Pouilly-Fuissé:w | Saint-Véran:w | Viré-Clessé:w |
      Irancy:r | Saint-Bris:w | Petit Chablis:w | Crémant de Bourgogne:s:champagne |
      Morgon:r | Fleurie:r | Moulin-à-Vent:r | Brouilly:r | Côte de Brouilly:r | Chiroubles:r |
      Chénas:r | Juliénas:r | Régnié:r | Saint-Amour:r`,
  },
  {
    country: 'France',
    landscape: 'gentle_plain',
    estate: 'chateau',
    bottle: 'burgundy',
    rows: `Chinon:r:bordeaux | Bourgueil:r:bordeaux | Saint-Nicolas-de-Bourgueil:r:bordeaux |
      Saumur-Champigny:r:bordeaux | Saumur:wrs | Vouvray:ws | Montlouis:ws | Savennières:w |
      Coteaux du Layon:w | Bonnezeaux:w | Quarts de Chaume:w | Anjou:wr | Rosé d’Anjou:p |
      Cabernet d’Anjou:p | Touraine:wr | Cheverny:wr | Pouilly-Fumé:w | Menetou-Salon:wr |
      Quincy:w | Reuilly:w | Crémant de Loire:s:champagne | Fiefs Vendéens:rp`,
  },
  {
    country: 'France',
    landscape: 'steep_slopes',
    estate: 'farmhouse',
    bottle: 'rhone',
    rows: `Côte-Rôtie:r | Condrieu:w | Château-Grillet:w | Saint-Joseph:rw | Crozes-Hermitage:rw |
      Cornas:r | Saint-Péray:ws | Gigondas:r | Vacqueyras:r | Rasteau:r | Cairanne:r | Lirac:r |
      Beaumes-de-Venise:rw | Vinsobres:r | Ventoux:rp | Luberon:rp | Grignan-les-Adhémar:r |
      Costières de Nîmes:rp | Clairette de Die:s:champagne`,
  },
  {
    country: 'France',
    landscape: 'lavender_plateau',
    estate: 'farmhouse',
    bottle: 'provence',
    rows: `Côtes de Provence:p | Coteaux d’Aix-en-Provence:p | Coteaux Varois:p | Les Baux-de-Provence:rp |
      Cassis:w | Palette:rw | Bellet:rwp | Patrimonio:rw | Ajaccio:rp | Corse:prw`,
  },
  {
    country: 'France',
    landscape: 'rolling_hills',
    estate: 'farmhouse',
    bottle: 'burgundy',
    rows: `Minervois:r | Corbières:r | Fitou:r | Saint-Chinian:r | Faugères:r | Pic Saint-Loup:r |
      Terrasses du Larzac:r | Picpoul de Pinet:w:hock | La Clape:rw | Limoux:sw:champagne |
      Blanquette de Limoux:s:champagne | Côtes du Roussillon:r | Collioure:rp | Banyuls:r |
      Maury:r | Rivesaltes:w | Muscat de Rivesaltes:w`,
  },
  {
    country: 'France',
    landscape: 'mountain_valley',
    estate: 'farmhouse',
    bottle: 'jura',
    rows: `Arbois:wr | Vin Jaune:w:clavelin | Château-Chalon:w:clavelin | Côtes du Jura:wr | L’Étoile:w |
      Crémant du Jura:s:champagne | Savoie:w | Bugey:wq | Roussette de Savoie:w | Apremont:w |
      Crémant d’Alsace:s:champagne | Edelzwicker:w | Gentil d’Alsace:w`,
  },
  {
    country: 'Italia',
    landscape: 'rolling_hills',
    estate: 'villa',
    bottle: 'bordeaux',
    rows: `Chianti:r | Rosso di Montalcino:r | Vino Nobile di Montepulciano:r | Carmignano:r |
      Morellino di Scansano:r | Vernaccia di San Gimignano:w | Sassicaia:r | Vin Santo:w |
      Montefalco Sagrantino:r | Orvieto:w | Torgiano:r | Frascati:w | Est! Est!! Est!!!:w |
      Verdicchio dei Castelli di Jesi:w | Rosso Conero:r | Montepulciano d’Abruzzo:r |
      Cerasuolo d’Abruzzo:p | Trebbiano d’Abruzzo:w | Pecorino d’Abruzzo:w | Bardolino:rp |
      Amarone:r | Recioto:r | Ripasso:r | Lugana:w | Bianco di Custoza:w | Gambellara:w |
      Colli Euganei:r | Soave Classico:w | Conegliano:s:champagne | Valdobbiadene:s:champagne |
      Oltrepò Pavese:rs | Trento:s:champagne | Alta Langa:s:champagne`,
  },
  {
    country: 'Italia',
    landscape: 'steep_slopes',
    estate: 'castle',
    bottle: 'burgundy',
    rows: `Langhe:rw | Barbera d’Asti:r | Barbera d’Alba:r | Dolcetto d’Alba:r | Nebbiolo d’Alba:r |
      Gavi:w | Roero:rw | Ghemme:r | Gattinara:r | Erbaluce di Caluso:w | Moscato d’Asti:s:champagne |
      Brachetto d’Acqui:q:champagne | Valtellina:r | Sforzato:r | Valle d’Aosta:rw |
      Collio:wo | Colli Orientali del Friuli:w | Isonzo:w | Carso:wr | Trentino:wr |
      Teroldego Rotaliano:r | Cinque Terre:w | Rossese di Dolceacqua:r`,
  },
  {
    country: 'Italia',
    landscape: 'coastal',
    estate: 'farmhouse',
    bottle: 'bordeaux',
    rows: `Taurasi:r | Fiano di Avellino:w | Greco di Tufo:w | Falanghina:w | Lacryma Christi:rw |
      Aglianico del Vulture:r | Cirò:rp | Primitivo di Manduria:r | Salice Salentino:rp |
      Castel del Monte:rp | Cerasuolo di Vittoria:r | Marsala:o:fortified | Pantelleria:w |
      Passito di Pantelleria:w | Etna Rosso:r | Etna Bianco:w | Cannonau di Sardegna:r |
      Vermentino di Gallura:w | Carignano del Sulcis:r | Sardegna:rw`,
  },
  {
    country: 'España',
    landscape: 'high_desert',
    estate: 'castle',
    bottle: 'bordeaux',
    rows: `Toro:r | Cigales:pr | Bierzo:r | Valdeorras:w | Ribeiro:w | Ribeira Sacra:r | Monterrei:w |
      Somontano:r | Campo de Borja:r | Cariñena:r | Calatayud:r | Costers del Segre:r |
      Montsant:r | Terra Alta:w | Empordà:rp | Conca de Barberà:p | Alella:w | Penedès:wr |
      Corpinnat:s:champagne | Utiel-Requena:rp | Jumilla:r | Yecla:r | Alicante:r | La Mancha:rw |
      Valdepeñas:r | Manchuela:r | Madrid:r | Txakoli:w | Rioja Alavesa:r | Montilla-Moriles:w:fortified |
      Málaga:w:fortified | Sanlúcar:w:fortified | Mallorca:r | Lanzarote:w | Tenerife:rw`,
  },
  {
    country: 'Portugal',
    landscape: 'river_terraces',
    estate: 'farmhouse',
    bottle: 'bordeaux',
    rows: `Dão:r | Bairrada:rs | Lisboa:rw | Tejo:r | Setúbal:w:fortified | Colares:r | Bucelas:w |
      Beira Interior:r | Trás-os-Montes:r | Monção e Melgaço:w:hock | Algarve:r | Pico:w`,
  },
  {
    country: 'Deutschland',
    landscape: 'steep_slopes',
    estate: 'castle',
    bottle: 'hock',
    rows: `Saar:w | Ruwer:w | Nahe:w | Rheinhessen:w | Mittelrhein:w | Ahr:r:burgundy | Württemberg:r |
      Hessische Bergstraße:w | Saale-Unstrut:w | Sachsen:w | Franken:w:bocksbeutel |
      Würzburger Stein:w:bocksbeutel | Bernkastel:w | Kaiserstuhl:r:burgundy`,
  },
  {
    country: 'Österreich',
    landscape: 'rolling_hills',
    estate: 'farmhouse',
    bottle: 'bordeaux',
    rows: `Kamptal:w:hock | Kremstal:w:hock | Weinviertel:w:hock | Wagram:w:hock | Traisental:w:hock |
      Thermenregion:rw | Carnuntum:r | Neusiedlersee:rw | Leithaberg:rw | Mittelburgenland:r |
      Südsteiermark:w | Weststeiermark:p | Wien:w | Gemischter Satz:w | Ruster Ausbruch:w`,
  },
  {
    country: 'Schweiz',
    landscape: 'mountain_valley',
    estate: 'castle',
    bottle: 'hock',
    rows: 'Valais:wr | Wallis:wr | Lavaux:w | Vaud:w | Genève:wr | Neuchâtel:pw | Ticino:r | Graubünden:r',
  },
  {
    country: 'Magyarország',
    landscape: 'volcanic',
    estate: 'farmhouse',
    bottle: 'bordeaux',
    rows: 'Eger:r | Egri Bikavér:r | Villány:r | Szekszárd:r | Somló:w | Badacsony:w | Tokaji Aszú:w',
  },
  {
    country: 'Ελλάδα',
    landscape: 'coastal',
    estate: 'farmhouse',
    bottle: 'burgundy',
    rows: 'Nemea:r | Naoussa:r | Mantinia:w | Crete:rw | Samos:w | Rapsani:r | Amyndeon:rq | Retsina:w',
  },
  {
    country: 'Georgia',
    landscape: 'mountain_valley',
    estate: 'abbey',
    bottle: 'bordeaux',
    rows: 'Kindzmarauli:r | Mukuzani:r | Tsinandali:w | Imereti:o',
  },
  {
    country: 'Slovenija',
    landscape: 'rolling_hills',
    estate: 'farmhouse',
    bottle: 'burgundy',
    rows: 'Goriška Brda:wo | Vipava:wo | Štajerska:w | Teran:r',
  },
  {
    country: 'Hrvatska',
    landscape: 'coastal',
    estate: 'farmhouse',
    bottle: 'bordeaux',
    rows: 'Istria:wr | Dingač:r | Pelješac:r | Hvar:r | Dalmatia:r',
  },
  {
    country: 'România',
    landscape: 'rolling_hills',
    estate: 'farmhouse',
    bottle: 'bordeaux',
    rows: 'Dealu Mare:r | Cotnari:w',
  },
  {
    country: 'Lebanon',
    landscape: 'high_desert',
    estate: 'farmhouse',
    bottle: 'bordeaux',
    rows: 'Bekaa Valley:r',
  },
  {
    country: 'England',
    landscape: 'rolling_hills',
    estate: 'farmhouse',
    bottle: 'champagne',
    rows: 'Sussex:s | Kent:s | Hampshire:s | English sparkling:s',
  },
];

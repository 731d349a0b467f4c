/** How customers say the way a sheet is laid out, and for whom: no word of it is printed. Folded, five languages. */
const asSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Nouns of layout and style: a clause of nothing but such words tells how the sheet is made. */
export const LAYOUT_NOUNS = asSet(`
  style styles styled design designed layout look font fonts typeface typography lettering letters lines icon icons pictogram pictograms
  symbols illustrations pictures graphics format size background palette colours colors tones tone contrast text space labels serif sans vector
  line infographic poster sheet a0 a1 a2 a3 a4 a5 orientation arrows callouts print printable legible readable read headings headline headlines title
  titles heading margins margin dpi resolution drawings pictograms frame border
  styl mise page police caracteres lettres lettrage lignes icones pictogrammes symboles dessins fond couleurs teintes tons contraste texte
  espace format fleches imprimer imprimable lisible lisibles titre titres traits cadre illustrations infographie affiche
  stile caratteri lettere linee icone pittogrammi simboli disegni sfondo colori toni contrasto testo spazio formato frecce stampabile stampare
  leggibile leggibili titolo titoli cornice illustrazioni infografica manifesto tratti
  estilo diseno letra letras lineas iconos pictogramas simbolos dibujos fondo colores tonos texto espacio flechas imprimir imprimible
  legible legibles titulo titulos marco ilustraciones infografia cartel trazos
  stil gestaltung schrift schriftart buchstaben linien symbole symbolen piktogramme piktogrammen zeichnungen hintergrund grund farben farbe
  tone farbtone kontrast platz querformat hochformat pfeile pfeilen druck druckbar ausdrucken lesbar lesbare titel uberschrift
  uberschriften rahmen illustrationen infografik plakat optik weissraum pastellfarben pastelltone pastelltonen erdtone`);

/** What is said of them; alone they may as well be said of a wine. */
export const LAYOUT_ADJECTIVES = asSet(`
  clean simple plain clear minimal minimalist minimalistic modern contemporary elegant classic classical flat tidy neat crisp stylish sleek
  professional friendly easy easily light uncluttered bold large big huge small tiny thick thin fine high centred centered aligned left right
  numbered own white pastel muted warm cool cold bright soft earthy cheerful colourful colorful vintage retro rustic hand drawn handdrawn handwritten
  watercolour watercolor sketch sketchy chalk chalkboard art deco nouveau luxurious luxury premium fun playful cute subtle dark deep pale two three only
  one two three four five six seven eight few many lots much little top bottom middle above below portrait landscape upright vertical horizontal square distance between steps step sepia
  monochrome gradient rounded corners attractive nice beautiful pretty good great quality high resolution generous readable wide narrow
  thin golden double ready people photos photo realistic image images watermark logo logos wall across room web website
  epure epuree epures epurees simples clair claire claires moderne modernes elegante elegantes minimaliste minimalistes gros grosse gros grands
  grande grandes grand petits petites classique sobre sobres net nette chaleureux chaleureuses doux vives vifs pastels dessine main aquarelle
  portrait paysage haut bas entre etapes facile numerotees numerotes chaudes chauds loin
  pulito pulita puliti pulite semplice semplici chiaro chiara chiari chiare moderno moderna moderni elegante eleganti minimalista minimal grandi
  piccoli classico classica sobrio disegnato disegnati mano acquerello verticale orizzontale alto basso tra passaggi facile caldi pastello
  limpio limpia limpias limpios sencillo sencilla sencillos sencillas claro clara claros claras moderno moderna modernos minimalista grande grandes
  pequenas clasico clasica sobrio dibujado dibujados mano acuarela vertical horizontal arriba abajo entre pasos facil calidos suaves
  sauber sauberes saubere schlicht schlichte schlichtes schlichter schlichtem schlichten einfach einfache einfaches einfachen klar klare klares klaren modern moderne modernes
  modernem modernen elegante elegantes minimalistisch minimalistisches grosse grosser grossen grosses kleine kleinen klassisch klassische klassisches
  freundlich freundliche freundliches warme warmen sanfte gezeichnet handgezeichnet aquarell hoch quer oben unten zwischen schritten gut leicht
  nummerierte nummeriert kraftige kraftigen helle hellen lesbares dezente dezenten`);

/** Words that join the others. */
export const LAYOUT_JOINS = asSet(`
  a an the and or with in on of from for to at as no not without use using used please make it its all every each very quite more most lots has
  un une des de du d et ou avec en sur la le les l a au aux sans pour pas tres
  uno una e o con su il lo i gli le di del della dei nel in senza per molto
  y u los las el al por para sin muy
  english french german italian spanish francais anglais italiano inglese espanol ingles deutsch englisch
  ein eine einen einem einer und oder mit auf aus im der die das dem den fur von zu ohne kein keine keinen sehr nur als bitte`);

/** One word that says it all. */
export const LAYOUT_ALONE = asSet(`
  a0 a1 a2 a3 a4 a5 printable minimalist minimalistic minimaliste minimalista legible readable lisible leggibile legible querformat hochformat
  druckbar stampabile imprimible imprimable colourful colorful pastellfarben`);

/** Those whom a sheet is made for. */
export const AUDIENCES = asSet(`
  student students pupil pupils beginner beginners novice novices newcomers kid kids child children adult adults guest guests customer customers client clients visitor visitors staff
  team crew waiter waiters waitress server servers sommelier sommeliers trainee trainees apprentice apprentices class classes classroom school course
  colleagues everyone tourists wall kitchen website instagram shop store bar restaurant room cellar newsletter members club winemaker winemakers lovers enthusiasts workshop training lesson
  eleve eleves etudiant etudiants debutant debutants enfant enfants client clients invite invites equipe serveur serveurs visiteurs personnel classe ecole
  hoteliere cours boutique site cuisine mur amateurs stagiaires apprentis professionnels
  studenti studente principianti principiante bambini ragazzi clienti ospiti cliente camerieri personale squadra visitatori classe scuola corso negozio sito cucina alberghiero alberghiera appassionati apprendisti
  estudiantes estudiante alumnos principiantes ninos clientes invitados camareros personal equipo visitantes clase escuela curso tienda sitio web cocina
  aficionados aprendices hosteleria
  schuler sommelierschuler studenten anfanger einsteiger kinder gaste kunden mitarbeiter kellner besucher team klasse schule kurs laden kuche azubis
  auszubildende lehrlinge weinschuler weinschule hotelfachschule gastronomie service servicekrafte personal unterricht seminar schulung`);

/** What stands between 'for' and them. */
export const AUDIENCE_ADJECTIVES = asSet(`
  my our the a an your their wine complete absolute total young new future adult curious interested of at in small primary evening first year hotel tasting kitchen
  class sommelier hospitality restaurant service bar cellar who know nothing about wine
  mes nos les la le l des de d un une notre mon ma du vin vins en hotel
  i il la gli le nostri nostre nostro nostra del di della vino sala corso
  los las el la mis mi nuestros nuestras nuestro nuestra del de vino curso
  unsere unseren unser die den der das meine meinen ein eine einen wein im in der`);

/** What begins a heading that is dictated. */
export const TITLE_NOUNS =
  /^(?:(?:with|avec|con|mit|and|et|e|y|und)\s+)?(?:(?:the|a|le|un|il|el|der|die|das|dem|einer?|als)\s+)?(?:title|titled|headline|heading|header|titre|intitul[ée]e?s?|titolo|intitolat[oa]|t[ií]tulo|titulad[oa]|titel|überschrift|betitelt|kopfzeile)\b/iu;

/** Names of the sheet itself, before a colon. */
export const SHEET_NOUNS = asSet(`
  infographic infographics poster sheet plate illustration guide handout lesson educational wall card visual graphic board
  affiche planche infographie pedagogique fiche illustration
  infografica tavola manifesto poster scheda illustrazione didattica
  infografia lamina cartel esquema ficha ilustracion educativa didactico
  infografik lehrtafel schaubild plakat tafel poster grafik illustration lernplakat schautafel`);

/**
 * Things that prints draw with flat shapes cut after the photographs' models (scripts/distil/models.ts).
 * Where prints have a better shape of their own, a thing is not listed here.
 */
export const MODEL_CUTS: ReadonlySet<string> = new Set(
  `
acorn almond_cake apple_sauce apple_strudel apron arancini arroz_de_marisco arroz_negro artichoke
asado ashtray avocado_toast bacalhau baklava bangers_and_mash banoffee_pie beef_bourguignon
beef_fillet beef_wellington beignets berry_coulis berry_tart bibimbap binoculars biryani
black_forest_cake blanquette blood_orange bolognese boquerones borscht bottle_brush bottle_rack
bouillabaisse bratwurst_plate bread_basket brownie bruschetta brussels_sprouts bung burrata
burrito butter_chicken cacio_e_pepe caesar_salad candy_cane cannelloni cannoli cantucci
capers caprese carbonara card_reader carpaccio carrot_cake cashew cassoulet cauliflower caviar
celery certificate cevapcici ceviche chandelier cheese_dip cheese_shavings cheesecake chickpeas
chili chilli_sauce chimichurri chocolate_bunny chocolate_fondant chocolate_mousse chocolate_sauce
chocolate_truffle chowder christmas_cracker christmas_pudding christmas_stocking churros cigar
clafoutis clams clove coaster cochinillo cocoa_bean coffee_bean concrete_egg coq_au_vin
cordon_bleu cotton couscous cranberries cranberry_sauce crema_catalana creme_brulee crepes crisps
croquetas crostini currywurst cushion custard_sauce dark_sauce dim_sum dried_apricot dried_flowers
duck_breast duck_confit eclair eggs_benedict empanadas eucalyptus fish_and_chips fish_cakes
fish_fillet flan floating_island focaccia foie_gras francesinha frost_candle fruit_sauce
full_breakfast gambas_al_ajillo garlic_braid gavel gherkin gnocchi gougeres goulash gramophone
grapefruit grater gratin gravy gravy_boat greek_salad green_beans guacamole gyros hand_truck
hay_bale hazelnut heart_box hollandaise honeycomb hose hot_chocolate hummus kaesespaetzle
kaiserschmarrn lamb_shank lasagne leek lemon_meringue_pie lemon_tart lentil_soup lentils
linzer_torte lute lychee mac_and_cheese mapo_tofu mash matches mayonnaise meatballs meatloaf
melted_butter millefeuille minestrone mint_sauce mortadella mortar moussaka mushroom_risotto
mushroom_soup mussels mustard nachos nectarine nicoise nutmeg obatzda oil_dip omelette onion_soup
orange_sauce osso_buco pad_thai padron_peppers pallet pan_con_tomate panettone panna_cotta
parmigiana party_hat passion_fruit pastel_de_nata patatas_bravas pavlova pea_soup pearl_necklace
peas pebbles pecan pecan_pie peking_duck pen penne pepper_mill pepper_sauce peppercorn persimmon
pesto_pasta picnic_table pierogi pintxos pipe pistachio placemat plinth poached_pear pocket_watch
poke_bowl polenta pomegranate pot pot_au_feu potato_salad poutine profiteroles prune pruning_saw
pulled_pork pumpkin_pie pumpkin_soup quiche quince rack_of_lamb raclette radish ratatouille
ravioli record_player red_cabbage red_wine_sauce refractometer ribs rice_pudding rice_side risotto
roast_duck roast_goose roast_potatoes rock roesti rolling_pin sabre sachertorte sack
saffron_risotto sake_cup sake_flask salmon_plate salmon_tartare salsa_dip saltimbocca samosas
santa_hat sardines sashimi satay saucepan sauerbraten sauerkraut scallops schnitzel schweinebraten
shakshuka shepherds_pie skewers snails sorbet soy_sauce spaetzle speaker spices spinach spittoon
spring_rolls squid_ink_pasta star_anise stave steak_tartare sticky_toffee stollen sunday_roast
swordfish syrup tagine tarte_flambee tarte_tatin tastevin tea tempura terrine tiramisu
toast_points tobacco tom_yum tomato_sauce tomato_soup tortellini_in_brodo tortilla_espanola towel
toy tree_stump trifle trolley trout_meuniere truffle_pasta tuna_steak tuna_tartare turkey
typewriter vanilla_pod veal_chop vegetarian_plate venison vinaigrette vine_post vitello_tonnato
vongole watering_can wax_seal whisk white_beans white_sauce wine_fridge wine_pourer witch_hat
wrapping_paper yoghurt_dip zabaglione zucchini
`
    .trim()
    .split(/\s+/),
);

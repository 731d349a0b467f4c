/**
 * Things that prints draw with flat shapes cut after the photographs' models (scripts/distil/models.ts).
 * Where prints have a better shape of their own, a thing is not listed here.
 */
export const MODEL_CUTS: ReadonlySet<string> = new Set(
  `
acorn almond_cake aloe apple_sauce apple_strudel apron arancini arroz_de_marisco arroz_negro artichoke asado
ashtray avocado_toast axe bacalhau baklava bamboo bangers_and_mash banoffee_pie beach_ball beef_bourguignon
beef_fillet beef_wellington beehive beer_bottle beetroot beignets berry_coulis berry_tart bibimbap binoculars
birdhouse biryani black_forest_cake blanquette blood_orange boiled_potatoes bolognese bonsai boquerones
borscht bottle_brush bottle_rack bouillabaisse bratwurst_plate bread_basket bread_cubes brioche brownie
bruschetta brussels_sprouts bung burrata burrito butter_chicken cacio_e_pepe caesar_salad calamari calzone
candy_cane cannelloni cannoli cantucci capers caprese caprese_skewers caravan carbonara card_reader carpaccio
carriage carrot_cake cash_register cashew cassoulet cauliflower caviar celery certificate cevapcici ceviche
chain chandelier cheese_dip cheese_shavings cheesecake chest_of_drawers chick chickpeas chili chilli_sauce
chimichurri chocolate_bunny chocolate_fondant chocolate_mousse chocolate_sauce chocolate_truffle chowder
christmas_cracker christmas_pudding christmas_stocking churros cider_bottle cigar clafoutis clams clove
coaster cochinillo cocoa_bean coffee_bean colander column concrete_egg copper_still coq_au_vin cordon_bleu
cornflower cotton couscous cranberries cranberry_sauce crema_catalana creme_brulee crepes crisps croquetas
crostini cupboard currywurst cushion custard_sauce dark_sauce dim_sum domino dragon_fruit dried_apricot
dried_flowers duck_breast duck_confit eclair egg_cup eggs_benedict empanadas eucalyptus fennel fern
fish_and_chips fish_cakes fish_fillet flan flip_flops floating_island flour focaccia foie_gras francesinha
fridge frost_candle fruit_sauce full_breakfast gambas_al_ajillo garden_gnome garlic_braid gavel gherkin
gift_card gingerbread gnocchi golf_ball gougeres goulash gramophone grapefruit grater gratin gravy gravy_boat
greek_salad green_beans grocery_bag guacamole gyros halloumi ham_leg hammock hand_truck hay_bale hazelnut
heart_box heron hoe hollandaise honeycomb hose hot_chocolate hummus hydrometer iris ivy juice_bottle
kaesespaetzle kaiserschmarrn kettle label_roll ladle lamb_shank lasagne laurel_tree leek lemon_meringue_pie
lemon_tart lemon_tree lentil_soup lentils lighter linzer_torte liquorice lizard lobster_roll lute lychee
mac_and_cheese mapo_tofu marshmallow mash matches mayonnaise meatballs meatloaf melted_butter millefeuille
minestrone mint_sauce mistletoe monstera mop morel mortadella mortar moss moussaka mushroom_risotto
mushroom_soup mussels mustard naan nachos nail nectarine nicoise nutmeg oak_leaves obatzda oil_bottle oil_dip
omelette onion_soup orange_sauce orange_tree osso_buco oven_glove pad_thai padlock padron_peppers paintbrush
pallet pan_con_tomate panettone panna_cotta papaya parmigiana parsnip partridge party_hat passion_fruit
passport pastel_de_nata patatas_bravas pavlova pea_soup pearl_necklace peas pebbles pecan pecan_pie
peking_duck pen penne pepper_mill pepper_sauce peppercorn persimmon pesto_pasta pheasant picnic_table pierogi
pigeon pintxos pipe pistachio pita pitchfork placemat plinth poached_pear pocket_watch poke_bowl poker_chips
polenta pomegranate poppy pot pot_au_feu potato_salad poutine prawn_skewers profiteroles prune pruning_saw
pulled_pork pulpo pumpkin_pie pumpkin_soup quiche quince rack_of_lamb raclette radish rake ratatouille ravioli
record_player red_cabbage red_wine_sauce refractometer ribs rice_pudding rice_side riddling_rack risotto
roast_duck roast_goose roast_potatoes rock rocking_chair roesti rolling_pin rope rug sabre sachertorte sack
saffron_risotto sake_cup sake_flask salmon_plate salmon_tartare salsa_dip saltimbocca samosas sandals
santa_hat sardines sashimi satay saucepan sauerbraten sauerkraut scallops schnitzel schweinebraten screw
sea_urchin seagull shakshuka sheet_music shepherds_pie shopping_basket shovel sieve skewers snails sorbet
soy_sauce spaetzle sparrow spatula speaker spices spinach spirit_bottle spittoon spring_rolls squid_ink_pasta
star_anise starfish statue stave steak_tartare sticky_toffee stollen stork stove street_lamp succulent sugar
sunday_roast sundial surfboard swallow sweet_potato swordfish syrup tagine tarte_flambee tarte_tatin tastevin
tea tempura terrine tiered_stand tiramisu toast_points toaster tobacco tom_yum tomato_sauce tomato_soup torch
tortellini_in_brodo tortilla_espanola towel toy tree_stump trifle trolley trout_meuniere truffle_pasta
tuna_steak tuna_tartare turkey turnip typewriter vanilla_pod veal_chop vegetable_skewers vegetarian_plate
venison vinaigrette vine_post vine_stock vinegar_bottle vitello_tonnato vongole wardrobe water_bottle
watering_can wax_seal whisk white_beans white_sauce wicker_chair wine_fridge wine_pourer witch_hat wrap
wrapping_paper wrench yoghurt_dip zabaglione zucchini
`
    .trim()
    .split(/\s+/),
);

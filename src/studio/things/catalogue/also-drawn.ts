/** Built for photographs first, and cut for posters and plates as well. */
export const ALSO_DRAWN: ReadonlySet<string> = new Set(
  `bistro_table side_table high_table bench stool armchair deck_chair table_lamp blackboard sign cart
  wheelbarrow board tray vase mulled_wine cup fiasco bag_in_box wine_can demijohn keg gift_bag notebook
  screw_cap jar wreath bunting garland sausage asparagus cinnamon wooden_case carton jack_o_lantern
  telephone thermometer mirror gloves ramen gyoza dumplings falafel fried_rice red_curry green_curry
  autumn_leaves reading_glasses chicken_leg apricot plum salt_shaker grill string_lights flower_arch`.split(
    /\s+/,
  ),
);

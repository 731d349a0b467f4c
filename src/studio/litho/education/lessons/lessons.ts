import { GUEST_LESSONS } from './asked-by-guests.ts';
import { BUYING_LESSONS } from './hosting/buying.ts';
import { CHEAT_SHEET_LESSONS } from './cheat-sheet.ts';
import { CHECKLIST_LESSONS } from './hosting/checklists.ts';
import { DISH_LESSONS } from './hosting/dishes.ts';
import { FIGURE_LESSONS } from './hosting/figures.ts';
import { HISTORY_LESSONS } from './hosting/histories.ts';
import { FURTHER_HISTORY_LESSONS } from './hosting/further-histories.ts';
import { LAND_HISTORY_LESSONS } from './hosting/histories-by-land.ts';
import { SERVICE_RULE_LESSONS } from './hosting/service-rules.ts';
import { VINTAGE_LESSONS } from './vineyard/vintages.ts';
import { POURING_LESSONS } from './hosting/pouring.ts';
import { RECIPE_LESSONS } from './hosting/recipes.ts';
import { TOOL_LESSONS } from './hosting/tools.ts';
import { CONCEPT_LESSONS } from './concepts.ts';
import { EXPLAINED_LESSONS } from './explained.ts';
import { TABLE_LESSONS } from './at-the-table.ts';
import { CELLAR_LESSONS } from './in-the-cellar.ts';
import { VINEYARD_LESSONS } from './vineyard/in-the-vineyard.ts';
import { FURTHER_CELLAR_LESSONS } from './further-cellar.ts';
import { FURTHER_RANK_LESSONS } from './further-ranks.ts';
import { LIVING_VINEYARD_LESSONS } from './vineyard/living-vineyard.ts';
import { MAKING_LESSONS } from './further-making.ts';
import { KEEPING_LESSONS } from './keeping.ts';
import { CLOSURE_LESSONS } from './parts-of-closures.ts';
import { PARTS_LESSONS } from './parts-of-things.ts';
import { GRAFTING_LESSONS, PEST_LESSONS } from './vineyard/pests.ts';
import { FURTHER_OVERVIEW_LESSONS } from './further-overviews.ts';
import { OVERVIEW_LESSONS } from './overviews.ts';
import type { Lesson } from './lesson.ts';
import { MEASURE_LESSONS } from './measures.ts';
import { PRUNING_LESSONS } from './vineyard/pruning.ts';
import { RANK_LESSONS } from './ranks.ts';
import { SERVICE_LESSONS } from './service.ts';
import { STYLE_LESSONS } from './styles.ts';
import { STAFF_LESSONS } from './staff-room.ts';
import { STEP_LESSONS } from './step-by-step.ts';
import { WORK_LESSONS } from './vineyard/vineyard-work.ts';
import { TEARS_LESSONS } from './tears.ts';
import { VINE_LESSONS } from './vineyard/vine-health.ts';

const ALL = {
  // What hosts ask for is named closely: a checklist of a tasting is no lesson in tasting.
  ...CHEAT_SHEET_LESSONS,
  ...CHECKLIST_LESSONS,
  ...STAFF_LESSONS,
  ...RECIPE_LESSONS,
  ...HISTORY_LESSONS,
  ...FURTHER_HISTORY_LESSONS,
  ...LAND_HISTORY_LESSONS,
  ...SERVICE_RULE_LESSONS,
  ...VINTAGE_LESSONS,
  ...DISH_LESSONS,
  ...POURING_LESSONS,
  ...TOOL_LESSONS,
  ...FIGURE_LESSONS,
  ...BUYING_LESSONS,
  // An open bottle is not one that is laid down.
  ...STEP_LESSONS,
  // Sweet wine is made in several ways, of which noble rot is one.
  ...FURTHER_CELLAR_LESSONS,
  ...KEEPING_LESSONS,
  ...OVERVIEW_LESSONS,
  ...FURTHER_OVERVIEW_LESSONS,
  ...WORK_LESSONS,
  ...TEARS_LESSONS,
  ...TABLE_LESSONS,
  ...CLOSURE_LESSONS,
  ...PARTS_LESSONS,
  ...EXPLAINED_LESSONS,
  ...MAKING_LESSONS,
  ...PEST_LESSONS,
  ...MEASURE_LESSONS,
  ...PRUNING_LESSONS,
  ...FURTHER_RANK_LESSONS,
  ...RANK_LESSONS,
  ...STYLE_LESSONS,
  ...VINE_LESSONS,
  ...SERVICE_LESSONS,
  ...CELLAR_LESSONS,
  ...VINEYARD_LESSONS,
  ...GRAFTING_LESSONS,
  ...GUEST_LESSONS,
  ...CONCEPT_LESSONS,
  ...LIVING_VINEYARD_LESSONS,
};

export type LessonId = keyof typeof ALL;
export const LESSONS: Readonly<Record<LessonId, Lesson>> = ALL;
export const LESSON_IDS = Object.keys(ALL) as LessonId[];

import type { Vec3 } from '#studio/scene-graph.ts';
import type { Held } from '#studio/people/held/hold.ts';

export const POSES = [
  'standing',
  'holding',
  'toasting',
  'tasting',
  'pouring',
  'serving',
  'picking',
  'pruning',
  'sampling',
  'stomping',
  'carrying',
  'shouldering',
  'opening',
  'sabering',
  'cooking',
  'sitting',
  'walking',
  'hand_in_hand',
  'clinking',
  'kneeling',
  'reading',
  'writing',
  'working',
  'photographing',
  'selfie',
  'dancing',
  'dancing_alone',
  'hugging',
  'kissing',
  'kneel_hug',
  'rolling',
  'eating',
  'explaining',
  'reaching',
  'playing',
  'talking',
  'decanting',
  'stirring',
  'digging',
  'cleaning',
  'scrubbing',
  'raising',
  'regarding',
  'greeting',
  'hammering',
  'studying',
  'filling',
  'riding',
  'arms_crossed',
  'beside',
  'lounging',
  'leaning',
  'hoisting',
  'swirling',
  'giving',
  'receiving',
  'fed',
  'feeding',
  'strewing',
  'lifting',
  'dressing',
  'on_shoulder',
  'running',
  'jumping',
  'waving',
  'cheering',
  'clapping',
  'throwing',
  'smoking',
  'singing',
  'shaking',
  'pushing',
  'painting',
  'reclining',
  'petting',
  'stroking',
  'proposing',
  'typing',
  'dozing',
  'cradling',
  'astride',
  'driving',
  'teaching',
  'arm_round',
  'arms_round',
  'leaning_back',
  'bench_hand_in_hand',
  'climbing',
  'tree_pose',
  'lotus',
  'spitting',
  'at_piano',
  'spraying',
  'phoning',
  'shoulder_ride',
  'breaking',
  'lighting',
  'blowing',
  'watering',
  'emptying',
  'riddling',
  'at_bar',
  'foaming',
  'skiing',
  'bowling',
  'scooting',
  'presenting',
] as const;

export type Pose = (typeof POSES)[number];

export interface Arm {
  shoulder: Vec3;
  elbow: Vec3;
  wrist: Vec3;
  hand: Vec3;
  side: number;
  holds: Held | null;
}

/** How somebody stands: bent forward in radians, lowered onto a seat in metres, legs. */
export interface Stance {
  lean: number;
  sunk: number;
  /** Metres by which all of them is above the ground, as on a tractor. */
  raised: number;
  legs:
    | 'ground'
    | 'straight'
    | 'stride'
    | 'run'
    | 'leap'
    | 'skip'
    | 'seated'
    | 'tread'
    | 'kneel'
    | 'pedal'
    | 'propped'
    | 'astride'
    | 'climb'
    | 'tree'
    | 'lotus';
  nod: number;
}

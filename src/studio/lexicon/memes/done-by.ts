/** 'Picking grapes in a white dress': what is done, and nobody who does it. A 'dancing cat' does it itself. */
const DONE =
  /^(?!(?:something|nothing|everything|anything|evening|morning|wedding|sparkling|opening|pairing|building|spring|string|ring|king|aging|ageing|pressing|blending)\b)\p{L}{3,}ing\s+(?:an?|the|my|our|your|his|her|some|all|more|another|in|at|on|for|with|to|from|out|up|by|through|under|grapes|wine|bottles|glasses)\b/iu;
const BY_WOMAN = /\b(?:dress|skirt|heels|gown|bikini)\b/iu;

/** Somebody does it; who wears a dress is a woman. */
export const doneBy = (scene: string): string =>
  DONE.test(scene) ? `${BY_WOMAN.test(scene) ? 'woman' : 'person'} ${scene}` : scene;

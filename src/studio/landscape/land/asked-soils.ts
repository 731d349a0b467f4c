import type { SceneSpec } from '#studio/scene-spec.ts';

/** Soils that prompts name, as they show between the rows. */
export const ASKED_SOILS = {
  black: { soil: '#2c2826', grass: '#3a3430' },
  red: { soil: '#a04a2a', grass: '#8f5a34' },
  white: { soil: '#ddd6c4', grass: '#c6c2a0' },
} as const;

type SoilId = keyof typeof ASKED_SOILS;

const IDS = Object.keys(ASKED_SOILS) as SoilId[];

/** The soil that a prompt asks for by name. */
export const askedSoil = ({ words }: SceneSpec): (typeof ASKED_SOILS)[SoilId] | null => {
  const id = IDS.find((soil) => words.some(({ proofs }) => proofs.includes(`trait:soil:${soil}`)));
  return id ? ASKED_SOILS[id] : null;
};

/** The name of a soil that was painted. */
export const soilNamed = (colour: string | null | undefined): SoilId | null =>
  IDS.find((id) => ASKED_SOILS[id].soil === colour) ?? null;

export const STEM_GREEN = '#3f6a2a';

/** What the marketing promises (spec §1), in the words that every delivered file carries. */
export const LICENCE = {
  usageTerms: 'Royalty-free. Personal and commercial use permitted.',
  creatorTool: 'Vignette',
} as const;

/** What an entry of the ledger is about: the first word of its reference, what it is called, its sign. */
export const LEDGER_KINDS = {
  generation: { reference: 'capture', label: 'Picture', signs: ['removed'] },
  welcome: { reference: 'welcome', label: 'Welcome credits', signs: ['added'] },
  allowance: { reference: 'allowance', label: 'Free allowance', signs: ['added'] },
  plan: { reference: 'plan', label: 'Plan credits', signs: ['added'] },
  clawback: { reference: 'clawback', label: 'Taken back with a payment', signs: ['removed'] },
  giveback: { reference: 'giveback', label: 'Given back after a dispute', signs: ['added'] },
  admin: { reference: 'admin', label: 'Admin adjustment', signs: ['added', 'removed'] },
  bulk: { reference: 'bulk', label: 'Bulk grant', signs: ['added'] },
  bulkback: { reference: 'bulkback', label: 'Bulk grant taken back', signs: ['removed'] },
} as const satisfies Record<
  string,
  { reference: string; label: string; signs: readonly LedgerSign[] }
>;

export type LedgerKind = keyof typeof LEDGER_KINDS;
export const LEDGER_KIND_IDS = Object.keys(LEDGER_KINDS) as [LedgerKind, ...LedgerKind[]];

/** `unchanged`: months that needed no credits, e.g.; shown only to who asks for them. */
export const LEDGER_SIGNS = ['added', 'removed', 'unchanged'] as const;
export type LedgerSign = (typeof LEDGER_SIGNS)[number];

/** Null for a reference from before the kinds had names. */
export function ledgerKindOf(reference: string): LedgerKind | null {
  const first = reference.split(':', 1)[0];
  return LEDGER_KIND_IDS.find((kind) => LEDGER_KINDS[kind].reference === first) ?? null;
}

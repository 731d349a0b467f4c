/** Things a person must look at: written to the log as an error and counted in the metrics. */
export interface Monitor {
  alert(kind: string, fields: object, message: string): void;
  /** How the last proof of the ledger or of the audit chain ended. */
  prove(proof: 'ledger' | 'audit chain', isSound: boolean): void;
}

/** Things a person must look at: written to the log as an error and counted in the metrics. */
export interface Monitor {
  alert(kind: string, fields: object, message: string): void;
}

/** IPTC's word for how a picture came to be: a trained model, or a program that was never trained. */
export type DigitalSource = 'trainedAlgorithmicMedia' | 'algorithmicMedia';

/** What a file's manifest says about it. */
export interface Declaration {
  title: string;
  source: DigitalSource;
  /** The engine or model that made the pixels. */
  softwareAgent: string;
}

export interface CredentialsReport {
  hasManifest: boolean;
  /** The signature holds and the bytes are those that were signed. */
  isValid: boolean;
  /** Signed by this installation's certificate. */
  isOurs: boolean;
  title: string | null;
  generator: string | null;
  digitalSource: string | null;
  softwareAgent: string | null;
  signer: string | null;
  faults: string[];
}

export const NO_CREDENTIALS: CredentialsReport = {
  hasManifest: false,
  isValid: false,
  isOurs: false,
  title: null,
  generator: null,
  digitalSource: null,
  softwareAgent: null,
  signer: null,
  faults: [],
};

/** A file that somebody sent, and who. */
export interface ForeignFile {
  file: Buffer;
  owner: string;
  signal?: AbortSignal;
}

/** Puts a signed C2PA manifest into a finished file (png, jpeg, webp or avif) and reads it back. */
export interface ContentCredentials {
  /** Signing comes last: any later change of the bytes breaks the seal. */
  sign(file: Buffer, declaration: Declaration): Promise<Buffer>;
  /** Reads a file that we made and kept ourselves. */
  inspect(file: Buffer): Promise<CredentialsReport>;
  /** Reads anybody's file, in a process that may die. */
  verify(file: ForeignFile): Promise<CredentialsReport>;
}

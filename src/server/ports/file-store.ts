import type { Readable } from 'node:stream';

import type { Probe } from './health.ts';

export interface StoredFile {
  key: string;
  modifiedAt: Date;
}

/** Keeps files under slash-separated keys. A key is written once and never changed. */
export interface FileStore {
  /** Resolves when the bytes survive a power cut: only then may a row point at them. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The whole file in memory; null where there is none. */
  read(key: string): Promise<Buffer | null>;
  size(key: string): Promise<number | null>;
  /** Bytes `start` to `end`, both included. */
  stream(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** An address that the browser can fetch by itself for a short while; null where files are served here. */
  presign(key: string, as: PresignOptions): Promise<string | null>;
  /** Removes everything below a folder; what is missing already counts as removed. */
  removeFolder(folder: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Where the files lie under their keys, if on this machine: a backup need not ask for each. */
  folder?: string;
  /** Whether files can be kept and read right now. */
  probe: Probe;
}

export interface PresignOptions {
  contentType: string;
  disposition: string;
  expiresInS: number;
}

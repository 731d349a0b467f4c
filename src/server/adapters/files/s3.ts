import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { S3mini, S3ServiceError } from 's3mini';

import type { FileStore, StoredFile } from '#server/ports/file-store.ts';

import { fetchAgain } from './fetch-again.ts';

export interface S3Options {
  endpoint: string;
  /** Where browsers reach the same store, if that is another address. */
  publicEndpoint?: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const REQUEST_TIMEOUT_MS = 30_000;
const LIST_PAGE = 1000;

/** Any S3-compatible store. Reads by browsers go there directly, through addresses signed for minutes. */
export function createS3Store(options: S3Options): FileStore {
  const s3 = connect(options, options.endpoint);
  const publicS3 = connect(options, options.publicEndpoint ?? options.endpoint);
  return {
    put: async (key, bytes, contentType) => {
      await s3.putObject(key, bytes, contentType);
    },
    read: async (key) => {
      const bytes = await s3.getObjectArrayBuffer(key);
      return bytes && Buffer.from(bytes);
    },
    size: async (key) => sizeOf(s3, key),
    stream: async (key, range) => {
      const answer = range
        ? await s3.getObjectRaw(key, false, range.start, range.end + 1)
        : await s3.getObjectRaw(key);
      // Two libraries type the same stream differently.
      const body: unknown = answer.body;
      if (!body) throw new Error(`The store sent no body for ${key}`);
      return Readable.fromWeb(body as NodeReadableStream);
    },
    presign: (key, as) =>
      publicS3.getPresignedUrl('GET', key, as.expiresInS, {
        'response-content-type': as.contentType,
        'response-content-disposition': plainDisposition(as.disposition),
        // Reached through our redirect only; the address itself ends soon.
        'response-cache-control': 'private, max-age=60',
      }),
    removeFolder: async (folder) => {
      const keys: string[] = [];
      for await (const { key } of listObjects(s3, `${folder}/`)) keys.push(key);
      const removed = await s3.deleteObjects(keys);
      if (removed.includes(false)) throw new Error(`Not every file below ${folder} was removed`);
    },
    list: (prefix) => listObjects(s3, prefix),
    // Asked for what is not there: a store that is down or refuses our keys does not say 'missing'.
    probe: async () => {
      await sizeOf(s3, 'probe');
      return { summary: `${new URL(options.endpoint).hostname}, ${options.bucket}` };
    },
  };
}

function connect(options: S3Options, endpoint: string): S3mini {
  return new S3mini({
    endpoint: `${endpoint.replace(/\/$/, '')}/${options.bucket}`,
    region: options.region,
    accessKeyId: options.accessKeyId,
    secretAccessKey: options.secretAccessKey,
    requestAbortTimeout: REQUEST_TIMEOUT_MS,
    fetch: fetchAgain,
  });
}

/**
 * The client does not escape !'()* when it signs, and stores refuse such a signature: the extended
 * name (filename*=UTF-8''…) stays behind, its plain ASCII twin goes along.
 */
function plainDisposition(disposition: string): string {
  return disposition.replace(/;\s*filename\*=[^;]*/i, '').replaceAll(/[!'()*]/g, '');
}

async function sizeOf(s3: S3mini, key: string): Promise<number | null> {
  try {
    return await s3.getContentLength(key);
  } catch (error) {
    const { cause } = error as Error;
    if (cause instanceof S3ServiceError && cause.status === 404) return null;
    throw error;
  }
}

async function* listObjects(s3: S3mini, prefix: string): AsyncIterable<StoredFile> {
  let token: string | undefined;
  do {
    const page = await s3.listObjectsPaged('/', prefix, LIST_PAGE, token);
    for (const { Key, LastModified } of page?.objects ?? [])
      yield { key: Key, modifiedAt: new Date(LastModified) };
    token = page?.nextContinuationToken;
  } while (token);
}

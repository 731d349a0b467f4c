import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Stored {
  bytes: Buffer;
  type: string;
  modified: Date;
}

export interface TestS3 {
  env: Record<string, string>;
  objects: Map<string, Stored>;
  /** Requests whose signature did not hold. */
  refused: string[];
}

const KEY = { id: 'TESTKEY', secret: 'test-secret' };
const [BUCKET, REGION] = ['pictures', 'eu-test-1'] as const;

/** A small S3 that checks every signature (AWS Signature Version 4, in headers and in addresses). */
export async function openS3({ pageSize = 2 } = {}): Promise<TestS3 & { close(): void }> {
  const objects = new Map<string, Stored>();
  const refused: string[] = [];
  const server = createServer((req, res) => {
    answer({ req, res, objects, refused, pageSize }).catch((error: unknown) =>
      res.destroy(error as Error),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    objects,
    refused,
    close: () => server.close().closeAllConnections(),
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: KEY.id,
      S3_SECRET_ACCESS_KEY: KEY.secret,
    },
  };
}

async function answer(call: {
  req: IncomingMessage;
  res: ServerResponse;
  objects: Map<string, Stored>;
  refused: string[];
  /** Keys in one answer to a question for many. */
  pageSize: number;
}): Promise<void> {
  const { req, res, objects, refused } = call;
  const body = await buffer(req);
  const url = new URL(req.url ?? '/', 'http://store');
  if (!isSigned(req, url, body)) {
    refused.push(`${req.method} ${req.url}`);
    res.writeHead(403).end();
    return;
  }
  const key = decodeURIComponent(url.pathname).slice(`/${BUCKET}/`.length);
  if (req.method === 'PUT') put(call, key, body);
  else if (req.method === 'POST' && url.searchParams.has('delete')) removeMany(call, body);
  else if (url.searchParams.has('list-type')) list(call, url.searchParams);
  else if (objects.has(key)) send(call, key, url.searchParams);
  else res.writeHead(404, { 'Content-Type': 'application/xml' }).end();
}

type Call = Parameters<typeof answer>[0];

function put({ req, res, objects }: Call, key: string, bytes: Buffer): void {
  objects.set(key, { bytes, type: String(req.headers['content-type']), modified: new Date() });
  res.writeHead(200, { ETag: '"1"' }).end();
}

function send({ req, res, objects }: Call, key: string, query: URLSearchParams): void {
  const { bytes, type } = objects.get(key) as Stored;
  const range = /^bytes=(\d+)-(\d*)$/.exec(req.headers.range ?? '');
  const part = range
    ? bytes.subarray(Number(range[1]), range[2] ? Number(range[2]) + 1 : undefined)
    : bytes;
  const disposition = query.get('response-content-disposition');
  res.writeHead(range ? 206 : 200, {
    'Content-Type': query.get('response-content-type') ?? type,
    'Content-Length': part.length,
    ...(disposition && { 'Content-Disposition': disposition }),
  });
  res.end(req.method === 'HEAD' ? undefined : part);
}

function removeMany({ res, objects }: Call, body: Buffer): void {
  const keys = [...body.toString().matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key]) => key as string);
  for (const key of keys) objects.delete(key);
  xml(
    res,
    `<DeleteResult>${keys.map((key) => `<Deleted><Key>${key}</Key></Deleted>`).join('')}</DeleteResult>`,
  );
}

function list({ res, objects, pageSize }: Call, query: URLSearchParams): void {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .toSorted();
  const page = keys.slice(0, pageSize);
  const rows = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><Size>${objects.get(key)?.bytes.length}</Size><LastModified>${objects.get(key)?.modified.toISOString()}</LastModified></Contents>`,
  );
  const more = keys.length > pageSize;
  xml(
    res,
    `<ListBucketResult><KeyCount>${page.length}</KeyCount><IsTruncated>${more}</IsTruncated>${
      more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    }${rows.join('')}</ListBucketResult>`,
  );
}

function xml(res: ServerResponse, text: string): void {
  res.writeHead(200, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0"?>${text}`);
}

function isSigned(req: IncomingMessage, url: URL, body: Buffer): boolean {
  const claim = url.searchParams.has('X-Amz-Signature') ? fromQuery(url) : fromHeader(req, body);
  if (!claim || claim.isExpired || claim.credential.split('/')[0] !== KEY.id) return false;
  const scope = claim.credential.split('/').slice(1).join('/');
  const headers = claim.signedHeaders.map((name) => `${name}:${String(req.headers[name])}\n`);
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${escape(name)}=${escape(value)}`)
    .toSorted();
  const request = [
    req.method,
    url.pathname,
    query.join('&'),
    headers.join(''),
    claim.signedHeaders.join(';'),
    claim.payload,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', claim.date, scope, sha256(request)].join('\n');
  const [day = '', region = '', service = ''] = scope.split('/');
  if (region !== REGION) return false;
  const key = ['aws4_request', service, region, day].reduceRight<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${KEY.secret}`,
  );
  const expected = createHmac('sha256', key).update(toSign).digest();
  const given = Buffer.from(claim.signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

interface Claim {
  credential: string;
  signedHeaders: string[];
  signature: string;
  date: string;
  payload: string;
  isExpired: boolean;
}

function fromHeader(req: IncomingMessage, body: Buffer): Claim | null {
  const match = /Credential=(\S+?),\s*SignedHeaders=(\S+?),\s*Signature=([0-9a-f]+)/.exec(
    req.headers.authorization ?? '',
  );
  const payload = String(req.headers['x-amz-content-sha256']);
  if (!match || (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body))) return null;
  const [, credential = '', signedHeaders = '', signature = ''] = match;
  const date = String(req.headers['x-amz-date']);
  return {
    credential,
    signature,
    date,
    payload,
    signedHeaders: signedHeaders.split(';'),
    isExpired: false,
  };
}

function fromQuery({ searchParams }: URL): Claim {
  const get = (name: string) => searchParams.get(`X-Amz-${name}`) ?? '';
  const date = get('Date');
  const start = Date.parse(
    date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  return {
    credential: get('Credential'),
    signedHeaders: get('SignedHeaders').split(';'),
    signature: get('Signature'),
    date,
    payload: 'UNSIGNED-PAYLOAD',
    isExpired: !(Date.now() < start + Number(get('Expires')) * 1000),
  };
}

function escape(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

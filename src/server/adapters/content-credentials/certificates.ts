import { createPrivateKey } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';

import { DAY_MS } from '#shared/rules/days.ts';

export interface SigningOptions {
  /** PEM text, the signing certificate first; without it a development certificate is made. */
  certificates?: string | undefined;
  /** PEM text of its private key. */
  key?: string | undefined;
  /** Where the development certificate is kept. */
  folder: string;
}

export interface SigningIdentity {
  certificate: X509Certificate;
  /** From the issuer upwards. */
  chain: X509Certificate[];
  /** PKCS#8. */
  privateKey: Uint8Array;
}

const KEY = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const EMAIL_PROTECTION_EKU = '1.3.6.1.5.5.7.3.4';
const DEVELOPMENT_YEARS = 10;

/** A certificate (leaf first, then its issuers) and its key from PEM text. */
export function identityFromPem(certificates: string, key: string): SigningIdentity {
  const [certificate, ...chain] = PemConverter.decode(certificates).map(
    (der) => new X509Certificate(der),
  );
  if (!certificate) throw new Error('There is no certificate');
  const privateKey = createPrivateKey(key).export({ type: 'pkcs8', format: 'der' });
  return { certificate, chain, privateKey };
}

/** The certificate that was configured, else our own. */
export async function loadSigningIdentity(options: SigningOptions): Promise<SigningIdentity> {
  return options.certificates && options.key
    ? identityFromPem(options.certificates, options.key)
    : loadDevelopmentIdentity(options.folder);
}

/** The development certificate: made once, kept beside the data, trusted by nobody else. */
export async function loadDevelopmentIdentity(folder: string): Promise<SigningIdentity> {
  const file = path.join(folder, 'c2pa-development.pem');
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (kept) return identityFromPem(...splitPem(kept));
  const pem = await makeDevelopmentChain();
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${crypto.randomUUID()}.new`;
  await writeFile(draft, pem, { mode: 0o600, flush: true });
  // Of two processes that race, the first one's certificate stays and both use it.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return identityFromPem(...splitPem(await readFile(file, 'utf8')));
}

function splitPem(pem: string): [certificates: string, key: string] {
  const at = pem.indexOf('-----BEGIN PRIVATE KEY');
  return [pem.slice(0, at), pem.slice(at)];
}

async function makeDevelopmentChain(): Promise<string> {
  const rootKeys = await crypto.subtle.generateKey(KEY, true, ['sign', 'verify']);
  const leafKeys = await crypto.subtle.generateKey(KEY, true, ['sign', 'verify']);
  const validity = { notBefore: daysFromNow(-1), notAfter: daysFromNow(DEVELOPMENT_YEARS * 365) };
  const root = await X509CertificateGenerator.createSelfSigned({
    ...validity,
    name: 'CN=Vignette Development Root, O=Vignette Development',
    keys: rootKeys,
    signingAlgorithm: KEY,
    extensions: [
      new BasicConstraintsExtension(true, 1, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  const leaf = await X509CertificateGenerator.create({
    ...validity,
    subject: 'CN=Vignette Development Signer, O=Vignette Development',
    issuer: root.subject,
    publicKey: leafKeys.publicKey,
    signingKey: rootKeys.privateKey,
    signingAlgorithm: KEY,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([EMAIL_PROTECTION_EKU]),
      await AuthorityKeyIdentifierExtension.create(rootKeys.publicKey),
      await SubjectKeyIdentifierExtension.create(leafKeys.publicKey),
    ],
  });
  const key = await crypto.subtle.exportKey('pkcs8', leafKeys.privateKey);
  return [leaf.toString('pem'), root.toString('pem'), PemConverter.encode(key, 'PRIVATE KEY'), '']
    .map((part) => part.trim())
    .join('\n');
}

function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

import { DAY_MS } from '#shared/rules/days.ts';

const KEY = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
/** For localhost and a week; whoever trusts it trusts this run only. */
export async function makeCertificate(
  folder: string,
): Promise<{ certificate: string; key: string }> {
  const keys = await crypto.subtle.generateKey(KEY, true, ['sign', 'verify']);
  const made = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=localhost',
    notBefore: new Date(Date.now() - DAY_MS),
    notAfter: new Date(Date.now() + 7 * DAY_MS),
    keys,
    signingAlgorithm: KEY,
    extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }])],
  });
  const certificate = path.join(folder, 'localhost.pem');
  const key = path.join(folder, 'localhost-key.pem');
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  writeFileSync(certificate, made.toString('pem'));
  writeFileSync(key, PemConverter.encode(pkcs8, 'PRIVATE KEY'), { mode: 0o600 });
  return { certificate, key };
}

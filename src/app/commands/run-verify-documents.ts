// Verifies the signed documents in the export of a customer, without a portal, a database or a network.
//   npm run documents:verify -- FILE.zip                the export of `npm run operator -- export-customer`
//   npm run documents:verify -- FILE.zip SEALS.pem      only seals of these certificates are accepted
//   npm run documents:verify -- FILE.zip SEALS.pem AUTHORITIES.pem      and only time stamps of these authorities

import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { verifyPackage, type DocumentReport } from '#areas/e-signing/verification/server/verify-package.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

function run([file, seals, authorities]: string[]): void {
  if (file === undefined) throw new Error('Usage: npm run documents:verify -- FILE.zip [SEALS.pem [AUTHORITIES.pem]]');
  const report = verifyPackage(readFileSync(pathOf(file)), {
    seals: seals ? certificatesIn(seals) : [],
    authorities: authorities ? certificatesIn(authorities) : [],
  });
  say(
    report.isChainIntact ? 'The hash chain of the audit log is intact.' : 'The hash chain of the audit log is broken.',
  );
  for (const document of report.documents) say(lineOf(document));
  const bad = report.documents.filter(({ problems }) => problems.length > 0).length;
  say(`${report.documents.length} signed documents, ${bad} with problems.`);
  if (bad > 0 || !report.isChainIntact) process.exitCode = 1;
}

function lineOf({ documentId, problems, sealedBy, stampedAt }: DocumentReport): string {
  if (problems.length > 0) return `${documentId}: ${problems.join('; ')}`;
  const time = stampedAt ? `last time stamp ${stampedAt.toISOString()}` : 'without a time stamp';
  return `${documentId}: good, sealed by ${sealedBy?.subject ?? ''} (SHA-256 ${sealedBy?.fingerprint256 ?? ''}), ${time}`;
}

function certificatesIn(path: string): X509Certificate[] {
  const found = readFileSync(pathOf(path), 'utf8').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
  if (!found) throw new Error(`${path} contains no PEM certificates.`);
  return found.map((pem) => new X509Certificate(pem));
}

function pathOf(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path);
}

try {
  run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

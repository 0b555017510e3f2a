// npm run faults:payments              100,000 bills due today, the portal killed twice
// npm run faults:payments -- 2000 1    2,000 bills, one kill

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAutomaticPayments } from './automatic-payments.ts';

const [payments = 100_000, kills = 2] = process.argv.slice(2).map(Number);
const dataDir = mkdtempSync(join(tmpdir(), 'abonat-payments-'));
try {
  const seen = await runAutomaticPayments({ payments, kills, dataDir, say: (line) => console.log(line) });
  console.log(`
bills          ${payments}
paid           ${seen.paid}
paid twice     ${seen.doubled}
billed         ${seen.billedCents} cents
taken          ${seen.takenCents} cents
seconds        ${seen.seconds.toFixed(0)}, ${(seen.paid / seen.seconds).toFixed(0)} payments a second`);
  process.exitCode = seen.paid === payments && seen.doubled === 0 && seen.takenCents === seen.billedCents ? 0 : 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

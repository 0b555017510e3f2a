// The password of the embedded PostgreSQL. After initdb the server trusts everyone on its socket; the first start sets
// a password, stored in the data directory and readable by the portal only.

import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { escapeIdentifier, escapeLiteral, type ClientConfig } from 'pg';
import { withClient } from '../database/with-client.ts';
import type { Account } from './run-as.ts';

const hbaRules = 'local all all scram-sha-256\n';

type Place = { readonly dataDir: string; readonly directory: string; readonly account: Account | undefined };

export function readPassword(dataDir: string): string | undefined {
  const file = fileIn(dataDir);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** Once per cluster, including clusters created before passwords were added. */
export async function requirePassword(place: Place, connection: ClientConfig): Promise<string> {
  const rules = path.join(place.directory, 'pg_hba.conf');
  const password = readPassword(place.dataDir) ?? keepNewPassword(place.dataDir);
  if (fs.readFileSync(rules, 'utf8') === hbaRules) return password;
  await withClient(connection, async (client) => {
    await client.query(`alter role ${escapeIdentifier(connection.user ?? '')} password ${escapeLiteral(password)}`);
    replaceRules(rules, place.account);
    await client.query('select pg_reload_conf()');
  });
  return password;
}

/** Stored before it is set in the server: an interrupted start continues with it. */
function keepNewPassword(dataDir: string): string {
  const password = randomBytes(24).toString('base64url');
  fs.writeFileSync(fileIn(dataDir), password, { mode: 0o600, flush: true });
  return password;
}

function replaceRules(rules: string, account: Account | undefined): void {
  const unfinished = `${rules}.new`;
  fs.writeFileSync(unfinished, hbaRules, { mode: 0o600, flush: true });
  if (account) fs.chownSync(unfinished, account.uid, account.gid);
  fs.renameSync(unfinished, rules);
}

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'postgres-password');
}

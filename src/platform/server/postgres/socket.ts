// The address of the server's unix socket. The kernel allows at most 107 bytes (103 on macOS); a path may be longer.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const socketName = '.s.PGSQL.5432';

export type SocketAddress = { readonly host: string; release(): void };

export function socketAddress(directory: string): SocketAddress {
  if (fits(directory)) return { host: directory, release: () => {} };
  return process.platform === 'linux' ? aliasByHandle(directory) : aliasBySymlink(directory);
}

export function fits(directory: string, platform: NodeJS.Platform = process.platform): boolean {
  return Buffer.byteLength(path.join(directory, socketName)) <= (platform === 'linux' ? 107 : 103);
}

function aliasByHandle(directory: string): SocketAddress {
  const handle = fs.openSync(directory, fs.constants.O_RDONLY | fs.constants.O_DIRECTORY);
  return { host: `/proc/self/fd/${handle}`, release: () => fs.closeSync(handle) };
}

function aliasBySymlink(directory: string): SocketAddress {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'abonat-'));
  const host = path.join(folder, 'pg');
  fs.symlinkSync(directory, host);
  return { host, release: () => fs.rmSync(folder, { recursive: true, force: true }) };
}

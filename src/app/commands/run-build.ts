// Builds the server, the web and the operator desk, and completes the embedded PostgreSQL, so that a portal in production starts at
// once from read-only files.

import { join } from 'node:path';
import { prepareBinaries } from '#platform/server/postgres/binaries.ts';
import { ensureServerBuild } from '../server/server-build.ts';
import { ensureWebBuild } from '../server/web-build.ts';

const root = join(import.meta.dirname, '../../..');
const say = (line: string) => void process.stderr.write(`${line}\n`);

say(await ensureServerBuild(root));
for (const part of ['web', 'desk'] as const) say(await ensureWebBuild(root, part, say));
prepareBinaries(root);

// Starts the real portal for the browser tests, on its own temporary data.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFile, ensureServerBuild } from '#app/server/server-build.ts';
import { pushPortOf } from './push-service.ts';
import { memoryFolder } from './memory-folder.ts';

process.env['DATA_DIR'] = mkdtempSync(join(memoryFolder(), 'abonat-e2e-'));
// For the commands that a journey runs.
mkdirSync('.build', { recursive: true });
writeFileSync(`.build/journeys-${process.env['PORT']}.data-dir`, process.env['DATA_DIR']);
// With a browser on a busy machine everything is slow, so load shedding is off.
for (const [name, value] of Object.entries({
  APP_MODE: 'demo',
  OPERATOR_DESK: 'on',
  OVERLOAD_DELAY_MS: '0',
  DATABASE_WAIT_MS: '20000',
  DATABASE_SILENCE_MS: '20000',
  PUSH_HOSTS: `127.0.0.1:${pushPortOf(process.env['PORT'])}`,
})) {
  process.env[name] ??= value;
}
process.on('exit', () => rmSync(process.env['DATA_DIR'] ?? '', { recursive: true, force: true }));
const build = await ensureServerBuild(join(import.meta.dirname, '..'));
await import(builtFile(build, 'src/app/server/main.ts'));

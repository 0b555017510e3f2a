// Starts the real portal for the browser tests, on data of its own that is gone afterwards.

import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { memoryFolder } from './memory-folder.ts';

process.env['DATA_DIR'] = mkdtempSync(join(memoryFolder(), 'abonat-e2e-'));
process.on('exit', () => rmSync(process.env['DATA_DIR'] ?? '', { recursive: true, force: true }));
await import('#app/main.ts');

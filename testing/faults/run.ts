// npm run faults                kills the portal and its database 30 times during changes, then freezes it for 40 s
// npm run faults -- 6 10        six kills and a freeze of 10 s

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFaults } from './faults.ts';

const [kills = 30, freezeSeconds = 40] = process.argv.slice(2).map(Number);
const dataDir = mkdtempSync(join(tmpdir(), 'abonat-faults-'));
try {
  const seen = await runFaults({ kills, freezeSeconds, dataDir, say: (line) => console.log(line) });
  const away = seen.secondsAway.toSorted((a, b) => a - b);
  const longest = Math.max(...away).toFixed(1);
  console.log(`
kills          ${seen.kills}
acknowledged   ${seen.acknowledged}
lost           ${seen.lost}
doubled        ${seen.doubled}
stuck          ${seen.stuck.join(', ') || 'nothing'}
unexpected     ${seen.unexpected.length}
seconds away   ${away[Math.floor(away.length / 2)]?.toFixed(1)} in the middle, ${longest} at most
longest answer ${seen.longestAnswerSeconds.toFixed(1)} s`);
  const isGood = seen.lost + seen.doubled + seen.stuck.length + seen.unexpected.length === 0;
  process.exitCode = isGood ? 0 : 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

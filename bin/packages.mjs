// The packages of Abonat. The pinned Node runs npm: an older one silently skips packages that require a newer Node.
import path from 'node:path';
import { ensureInstalled } from './installation.mjs';
import { countPresent, readLock, requiredPackages } from './required-packages.mjs';

const downloadSize = { production: 'about 70 MB', full: 'about 200 MB' };

export async function ensurePackages({ root, node, scope, progress }) {
  await ensureInstalled({
    directory: root,
    node,
    scope,
    step: progress.step(2, 'Packages'),
    announcement: `installing (${downloadSize[scope]}, once)`,
    howFar: countPackages(root, scope),
  });
}

function countPackages(root, scope) {
  let required;
  return () => {
    required ??= requiredPackages(readLock(path.join(root, 'package-lock.json')), scope);
    return `${countPresent(root, required)} of ${required.length}`;
  };
}

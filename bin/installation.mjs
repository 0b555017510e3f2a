// Keeps the node_modules of a folder equal to its lockfile, and detects without npm when it already is.
import path from 'node:path';
import { withInstallLock } from './install-lock.mjs';
import { forgetInstalled, readStamp, rememberInstalled } from './install-stamp.mjs';
import { runNpm } from './npm.mjs';
import { missingPackages, readLock, requiredPackages } from './required-packages.mjs';
import { StartRefused } from './start-refused.mjs';

export async function ensureInstalled({ directory, node, scope, step, announcement, howFar, afterwards = () => {} }) {
  if (isInstalled(directory, scope)) return;
  await withInstallLock(directory, step, async (lock) => {
    if (isInstalled(directory, scope)) return;
    step.say(announcement);
    const flags = npmFlags(directory, scope);
    forgetInstalled(directory);
    const stopFollowing = step.follow(howFar);
    try {
      await runNpm({ node, directory, flags, onStart: lock.nameInstaller });
    } finally {
      stopFollowing();
    }
    refuseIfIncomplete(directory, scope);
    afterwards();
    rememberInstalled(directory, scope);
    step.done('ready');
  });
}

function isInstalled(directory, scope) {
  const stamp = readStamp(directory);
  if (stamp.isCurrent && (stamp.scope === 'full' || stamp.scope === scope)) return true;
  // A manual installation counts too.
  const found = ['full', scope].find((candidate) => missingFor(directory, candidate).length === 0);
  if (found === undefined) return false;
  rememberInstalled(directory, found);
  return true;
}

function missingFor(directory, scope) {
  const lock = readLock(path.join(directory, 'package-lock.json'));
  return missingPackages(directory, requiredPackages(lock, scope));
}

function npmFlags(directory, scope) {
  const scopeFlags = ['--include=optional', scope === 'full' ? '--include=dev' : '--omit=dev'];
  // `npm ci` empties node_modules first. A portal may be running from the production packages, so only add to those.
  const onlyAdds = scope === 'full' && missingFor(directory, 'production').length === 0;
  return [...(onlyAdds ? ['install', '--no-save'] : ['ci']), ...scopeFlags];
}

function refuseIfIncomplete(directory, scope) {
  const missing = missingFor(directory, scope);
  if (missing.length === 0) return;
  const names = missing.slice(0, 3).map((folder) => folder.replace(/^.*node_modules\//, ''));
  throw new StartRefused(
    `npm could not install ${names.join(', ')}${missing.length > 3 ? ` and ${missing.length - 3} more` : ''} for ${process.platform}-${process.arch}. Check that the npm registry can be reached and start again.`,
  );
}

import { expect, it } from 'vitest';
import { readRequest } from './hand-over.mjs';
import { majorOf } from './node-runtime.mjs';
import { environmentForNpm } from './npm.mjs';
import { createProgress } from './progress.mjs';

it('without arguments the portal starts from the production packages', () => {
  expect(readRequest([])).toMatchObject({ script: 'src/app/server/main.ts', words: [], scope: 'production' });
});

it('with --run a script gets its arguments and every package', () => {
  expect(readRequest(['--run', 'testing/run-all.ts', '--watch'])).toMatchObject({
    script: 'testing/run-all.ts',
    words: ['--watch'],
    scope: 'full',
  });
});

it.each(['src/app/commands/run-build.ts', 'src/app/commands/run-import.ts', 'database/backup/run-backup.ts'])(
  'the command %s of an operator gets the production packages',
  (script) => {
    expect(readRequest(['--run', script])).toMatchObject({ script, scope: 'production' });
  },
);

it('an import has the small heap of the portal, a build does not', () => {
  const flagsOf = (script) => readRequest(['--run', script]).flags;
  expect(flagsOf('src/app/commands/run-import.ts')).toEqual(readRequest([]).flags);
  expect(flagsOf('src/app/commands/run-build.ts')).toEqual([]);
});

it.each([
  ['v20.20.2', 20],
  ['24.21.0', 24],
  ['v24.0.0\n', 24],
])('the major version of %j is %d', (version, major) => {
  expect(majorOf(version)).toBe(major);
});

it('an npm started inside npm finds its own paths but keeps the registry and the cache', () => {
  const environment = {
    npm_config_local_prefix: '/elsewhere',
    npm_package_json: '/elsewhere/package.json',
    npm_lifecycle_event: 'start',
    npm_config_registry: 'https://registry.example/',
    npm_config_cache: '/cache',
    PATH: '/bin',
  };
  expect(Object.keys(environmentForNpm(environment))).toEqual(['npm_config_registry', 'npm_config_cache', 'PATH']);
});

it('progress shows the step, the number of steps and the duration', () => {
  const lines = [];
  let now = 0;
  const step = createProgress({ steps: 4, write: (line) => lines.push(line), now: () => now }).step(2, 'Packages');
  step.say('installing');
  now = 12_400;
  step.done('ready');
  expect(lines).toEqual(['[2/4] Packages: installing\n', '[2/4] Packages: ready, 12 s\n']);
});

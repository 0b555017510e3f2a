import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { countOf as countOutcomes, playwrightOutcomes, vitestOutcomes, vitestSkipped } from './test-results.ts';

const folder = mkdtempSync(join(tmpdir(), 'abonat-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

function countOf(...testResults: object[]) {
  const file = join(folder, 'vitest.json');
  writeFileSync(file, JSON.stringify({ testResults }));
  return countOutcomes(vitestOutcomes(file));
}

const tests = (...statuses: string[]) => ({
  status: 'passed',
  name: 'a.test.ts',
  assertionResults: statuses.map((status) => ({ fullName: status, status })),
});

it('a test that this machine cannot run is neither passed nor failed', () => {
  expect(countOf(tests('passed', 'skipped', 'pending', 'failed'))).toEqual({ passed: 1, failed: 1 });
});

it('a test that needs a missing program is listed; one left out of a quick run is not', () => {
  const file = join(folder, 'skipped.json');
  const missing = 'pdfsig (skipped: it is not installed) reports a valid signature';
  const assertionResults = [
    { fullName: missing, status: 'skipped' },
    { fullName: 'a thousand attempts', status: 'skipped' },
    { fullName: 'says why it is (skipped: no reason)', status: 'passed' },
  ];
  writeFileSync(file, JSON.stringify({ testResults: [{ status: 'passed', name: 'a.test.ts', assertionResults }] }));
  expect(vitestSkipped(file)).toEqual([missing]);
});

it('a file that could not be loaded counts as failed', () => {
  expect(countOf({ status: 'failed', name: 'b.test.ts', assertionResults: [] })).toEqual({ passed: 0, failed: 1 });
});

it('a journey proves the rows of its steps, and counts once', () => {
  const file = join(folder, 'playwright.json');
  const steps = [{ title: 'the first [ES-001]' }, { title: 'the second [ES-002]' }];
  const spec = { title: 'a journey', ok: true, tests: [{ results: [{ steps }] }] };
  writeFileSync(file, JSON.stringify({ suites: [{ title: 'e.spec.ts', specs: [spec] }], errors: [] }));
  expect(playwrightOutcomes(file)).toEqual([
    { title: 'e.spec.ts a journey the first [ES-001] the second [ES-002]', passed: true },
  ]);
});

it('a failed journey has its reason', () => {
  const file = join(folder, 'playwright.json');
  const spec = {
    title: 'a journey',
    ok: false,
    tests: [{ results: [{ errors: [{ message: '\u001b[31mno button\u001b[0m' }] }] }],
  };
  writeFileSync(
    file,
    JSON.stringify({ suites: [{ title: 'e.spec.ts', specs: [spec] }], errors: [{ message: 'port taken' }] }),
  );
  expect(playwrightOutcomes(file)).toEqual([
    { title: 'e.spec.ts a journey', passed: false, why: 'no button' },
    { title: 'the browser run itself', passed: false, why: 'port taken' },
  ]);
});

it('a journey that passed only at the second try passed, with the first failure', () => {
  const file = join(folder, 'playwright.json');
  const results = [{ errors: [{ message: 'no button' }] }, { steps: [{ title: 'the first [ES-001]' }], errors: [] }];
  const spec = { title: 'a journey', ok: true, tests: [{ results }] };
  writeFileSync(file, JSON.stringify({ suites: [{ title: 'e.spec.ts', specs: [spec] }], errors: [] }));
  expect(playwrightOutcomes(file)).toEqual([
    { title: 'e.spec.ts a journey the first [ES-001]', passed: true, why: 'no button' },
  ]);
});

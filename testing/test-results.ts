// Reads what the test runners wrote down: how many passed, and under which titles.

import { readFileSync } from 'node:fs';

export type Count = { passed: number; failed: number };
export type Outcome = { title: string; passed: boolean };

export function countVitest(file: string): Count {
  return countOf(vitestOutcomes(file));
}

export function countPlaywright(file: string): Count {
  return countOf(playwrightOutcomes(file));
}

function countOf(outcomes: readonly Outcome[]): Count {
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  return { passed, failed: outcomes.length - passed };
}

type VitestReport = {
  testResults: { status: string; name: string; assertionResults: { fullName: string; status: string }[] }[];
};

/**
 * A file that could not be loaded has no tests; it counts as one that failed. What needs a program or a user that this
 * machine does not have is neither passed nor failed.
 */
export function vitestOutcomes(file: string): Outcome[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  return report.testResults.flatMap(({ status, name, assertionResults }) =>
    assertionResults.length === 0 && status !== 'passed'
      ? [{ title: name, passed: false }]
      : assertionResults
          .filter((result) => result.status !== 'skipped' && result.status !== 'pending')
          .map((result) => ({ title: result.fullName, passed: result.status === 'passed' })),
  );
}

type Spec = { title: string; ok: boolean; tests: { results: { steps?: { title: string }[] }[] }[] };
type Suite = { title: string; suites?: Suite[]; specs: Spec[] };
/** A long journey says in its steps what each of them proves; it passes with all of them. */
function stepsOf({ tests }: Spec): string[] {
  return tests.flatMap(({ results }) => (results.at(-1)?.steps ?? []).map(({ title }) => title));
}

type PlaywrightReport = { suites: Suite[]; errors: unknown[] };

export function playwrightOutcomes(file: string): Outcome[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const inSuite = (suite: Suite): Outcome[] => [
    ...suite.specs.map((spec) => ({ title: [suite.title, spec.title, ...stepsOf(spec)].join(' '), passed: spec.ok })),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return [
    ...report.suites.flatMap(inSuite),
    ...report.errors.map(() => ({ title: 'the browser run itself', passed: false })),
  ];
}

// Reads the results of the test runners: passed and failed tests with titles and reasons.

import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Count = { passed: number; failed: number };
/** A failure has its reason; a test that passed only at the second try has its first failure. */
export type Outcome = { title: string; passed: boolean; why?: string };

export function countOf(outcomes: readonly Outcome[]): Count {
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  return { passed, failed: outcomes.length - passed };
}

type VitestReport = {
  testResults: {
    status: string;
    name: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

/**
 * A file that could not be loaded has no tests; it counts as one failure. Tests that need a missing program or user are
 * neither passed nor failed.
 */
export function vitestOutcomes(file: string): Outcome[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  return report.testResults.flatMap(({ status, name, message, assertionResults }) =>
    assertionResults.length === 0 && status !== 'passed'
      ? [outcomeOf(name, false, message)]
      : assertionResults
          .filter((result) => result.status !== 'skipped' && result.status !== 'pending')
          .map((result) => outcomeOf(result.fullName, result.status === 'passed', result.failureMessages?.join('\n'))),
  );
}

/** Tests whose title says why this machine cannot run them. */
export function vitestSkipped(file: string): string[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, fullName }) => status !== 'passed' && status !== 'failed' && fullName.includes('(skipped: '))
    .map(({ fullName }) => fullName);
}

function outcomeOf(title: string, passed: boolean, why: string | undefined): Outcome {
  return why ? { title, passed, why: stripVTControlCharacters(why) } : { title, passed };
}

type Result = { steps?: { title: string }[]; errors?: { message?: string }[] };
type Spec = { title: string; ok: boolean; tests: { results: Result[] }[] };
type Suite = { title: string; suites?: Suite[]; specs: Spec[] };
/** The steps of a long journey cite requirement rows; the journey passes with all of them. */
function stepsOf({ tests }: Spec): string[] {
  return tests.flatMap(({ results }) => (results.at(-1)?.steps ?? []).map(({ title }) => title));
}

function errorsOf({ tests }: Spec): string {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
  return errors.map(({ message }) => message ?? '').join('\n');
}

type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] };

export function playwrightOutcomes(file: string): Outcome[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const inSuite = (suite: Suite): Outcome[] => [
    ...suite.specs.map((spec) =>
      outcomeOf([suite.title, spec.title, ...stepsOf(spec)].join(' '), spec.ok, errorsOf(spec)),
    ),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return [
    ...report.suites.flatMap(inSuite),
    ...report.errors.map(({ message }) => outcomeOf('the browser run itself', false, message)),
  ];
}

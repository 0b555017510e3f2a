// Measures the portal and prints each value with its target. A missed target is not a failure: machines differ.
//   npm run bench                    everything except the growth and the hour, which take many minutes
//   npm run bench -- --growth        the growth too, from 10,000 to 1,000,000 subscribers; 6.3 KB of disk each
//   npm run bench -- --growth=1000:5000 start    the growth from fewer to fewer, and the start
//   npm run bench -- reads chunks    only these parts
//   npm run bench -- hour            the memory during an hour, or BENCH_MINUTES, of visits

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, failureOf, holds, tableOf, type Measurement } from './bars.ts';
import { describeUse, isBusy, watchMachine } from './machine.ts';
import { measureAddressSearch } from './measure-address-search.ts';
import { measureChunks } from './measure-chunks.ts';
import { measureChanges } from './measure-changes.ts';
import { measureEndurance } from './measure-endurance.ts';
import { measureGrowth, type Growth } from './measure-growth.ts';
import { measureBillLoad } from './measure-bill-load.ts';
import { measureLoad } from './measure-load.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { measureNavigation } from './measure-navigation.ts';
import { measureOffline } from './measure-offline.ts';
import { measureOverload } from './measure-overload.ts';
import { measureReads } from './measure-reads.ts';
import { measureRenewal } from './measure-renewal.ts';
import { measureSeals } from './measure-seals.ts';
import { measureScreens } from './measure-screens.ts';
import { measureSignIns } from './measure-sign-ins.ts';
import { startPortal, type RunningPortal } from './running-portal.ts';

type Part = { title: string; measure(portal: RunningPortal): Promise<Measurement[]> };

/** Measured as delivered. */
const asDelivered: Record<string, Part> = {
  screens: { title: 'What the first screen weighs, gzip, 1 KB = 1024 bytes', measure: measureScreens },
  chunks: { title: 'What each screen and dialog weighs, gzip', measure: measureChunks },
  offline: { title: 'Without a connection', measure: measureOffline },
  navigation: { title: 'From screen to screen, on a phone', measure: measureNavigation },
  lighthouse: { title: 'Lighthouse, mobile defaults', measure: measureLighthouse },
};

/** Measured with every request logged, and without the captcha, which is the browser's work. */
const underLoad: Record<string, Part> = {
  reads: { title: 'Reads', measure: measureReads },
  addresses: { title: 'Address search', measure: measureAddressSearch },
  renewal: { title: 'Renewal of time stamps', measure: measureRenewal },
  'sign-ins': { title: 'Sign-ins', measure: measureSignIns },
};

const words = process.argv.slice(2);
const [growth] = words.flatMap((word) => growthIn(word) ?? []);
const chosen = words.filter((word) => !growthIn(word));
const known = [
  'start',
  'seals',
  'changes',
  'overload',
  'load',
  'bills',
  'hour',
  ...Object.keys(asDelivered),
  ...Object.keys(underLoad),
];
const unknown = chosen.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  process.exit(1);
}
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);
const missed: string[] = [];
const notJudged: string[] = [];
/** Sizes, processor times and memory do not depend on other work. */
const titleOfSeals = 'Seals of documents';
const titleOfHour = 'An hour of visits';
const isTimed = (title: string) =>
  ![asDelivered['screens']?.title, asDelivered['chunks']?.title, titleOfSeals, titleOfHour].includes(title);

function growthIn(word: string): Growth | null {
  const [found, few = '10000', many = '1000000'] = /^--growth(?:=(\d+):(\d+))?$/.exec(word) ?? [];
  return found === undefined ? null : { few: Number(few), many: Number(many) };
}

/** Times on a busy machine are printed, but not judged. A part that fails is one line of the result. */
async function show(title: string, measure: () => Promise<Measurement[]>): Promise<void> {
  const machine = await watchMachine();
  const measured = await measure().catch((error: unknown) => [failureOf(title, error)]);
  const use = machine();
  const isJudged = !isBusy(use) || !isTimed(title);
  console.log(`\n${tableOf(title, measured, isJudged)}\n  ${describeUse(use)}`);
  if (isJudged) missed.push(...measured.filter((one) => !holds(one)).map((one) => one.what));
  else notJudged.push(title);
}

/** Each on a separate portal, so that its memory does not affect the next. */
async function run(parts: Record<string, Part>, environment: Record<string, string>): Promise<void> {
  for (const [name, { title, measure }] of Object.entries(parts)) {
    if (isChosen(name)) await withPortal(environment, (portal) => show(title, () => measure(portal)));
  }
}

async function withPortal(
  environment: Record<string, string>,
  work: (portal: RunningPortal) => Promise<void>,
): Promise<void> {
  const portal = await startPortal(dataDir, environment);
  try {
    await work(portal);
  } finally {
    await portal.stop();
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'abonat-bench-'));
try {
  // The first start builds the web and fills the database.
  await withPortal({}, async () => {});
  if (isChosen('start')) {
    await withPortal({}, ({ startMs }) =>
      show('Start', () => Promise.resolve([atMost('warm start to the first answer', startMs / 1000, 3, 's')])),
    );
  }
  if (isChosen('seals')) await show(titleOfSeals, measureSeals);
  await run(asDelivered, {});
  await run(underLoad, { CAPTCHA: 'none', LOG_LEVEL: 'info' });
  if (isChosen('overload')) {
    // One user represents many, so the fair share is off.
    await withPortal({ CAPTCHA: 'none', ACCOUNT_SHARE: '0' }, (portal) =>
      show('Five times the load', () => measureOverload(portal)),
    );
  }
  if (isChosen('changes')) await show('Changes', () => measureChanges(join(dataDir, 'changes')));
  if (isChosen('load')) await show('Loading the operator’s data', () => measureLoad(join(dataDir, 'load')));
  if (isChosen('bills')) await show('Loading bills', () => measureBillLoad(join(dataDir, 'bills')));
  if (chosen.includes('hour')) {
    // One user represents many, so the fair share is off.
    await withPortal({ CAPTCHA: 'none', LOG_LEVEL: 'info', ACCOUNT_SHARE: '0' }, (portal) =>
      show(titleOfHour, () => measureEndurance(portal)),
    );
  }
  if (growth) await show('Growth', () => measureGrowth(join(dataDir, 'growth'), growth));
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
if (notJudged.length > 0) console.log(`\nNot judged, because the machine was busy: ${notJudged.join(', ')}.`);
console.log(missed.length === 0 ? '\nEvery judged bar holds.' : `\nMissed: ${missed.join(', ')}.`);

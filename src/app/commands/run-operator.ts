// Manages the users of the operator desk, reports on the rotation of the secret key, and serves requests about one customer:
//   npm run operator -- add NAME ROLE      ROLE is editor, support or editor,support; prints the enrolment link
//   npm run operator -- reset NAME         after a lost phone or password: a new enrolment link
//   npm run operator -- unlock NAME        after failed sign-ins by others: the next one is not delayed
//   npm run operator -- remove NAME        their sessions end at once
//   npm run operator -- list
//   npm run operator -- keys               what still needs SECRET_KEY_PREVIOUS; exits with 0 if it can be removed, else 2
//   npm run operator -- top-ups            paid top-ups that the operator has to credit, a line of JSON each
//   npm run operator -- refunds            refunds of withdrawals that the operator has to settle, a line of JSON each
//   npm run operator -- erase PID          what an erasure of the customer would delete and keep; --confirm erases
//   npm run operator -- export-customer PID FILE   everything stored about the customer, as a ZIP

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { enrolmentHours, operatorName, rolesIn } from '#areas/operator-desk/entrance/rules.ts';
import {
  addOperator,
  enrolAgain,
  removeOperator,
  unlockOperator,
} from '#areas/operator-desk/entrance/server/manage-operators.ts';
import { listOperators } from '#areas/operator-desk/entrance/server/store.ts';
import { readConfiguration } from '#platform/server/configuration.ts';
import { BadConfiguration } from '#platform/server/environment.ts';
import { createLog } from '#platform/server/logging.ts';
import type { Platform } from '#platform/server/platform.ts';
import { reportRotation } from '#platform/server/key-rotation/rotation-report.ts';
import { withEmbeddedDatabase } from '#platform/server/postgres/with-embedded-database.ts';
import { deskBase } from '#platform/web-base.ts';
import { expiringKeyUses, keyDependencies } from '../server/key-dependencies.ts';
import { openPlatform } from '../server/start-platform.ts';
import { customerCommandIn, customerUsage } from './customer-commands.ts';
import { listRefunds } from './list-refunds.ts';
import { listTopUps } from './list-top-ups.ts';
import { describeRotation } from './describe-rotation.ts';

const root = join(import.meta.dirname, '../../..');
const say = (line: string) => void process.stderr.write(`${line}\n`);
const usage = `Usage: npm run operator -- add NAME editor|support | reset NAME | unlock NAME | remove NAME | list | keys | top-ups | refunds | ${customerUsage}`;

type Command = (platform: Platform) => Promise<string>;

function commandIn([verb, name = '', roleList = '']: string[]): Command {
  if (verb === 'list') return list;
  if (verb === 'keys') return reportKeys;
  if (verb === 'top-ups') return listTopUps;
  if (verb === 'refunds') return listRefunds;
  if (!['add', 'reset', 'unlock', 'remove'].includes(verb ?? '')) throw new BadConfiguration(usage);
  // The provider names its users by e-mail or with its host.
  const isOfProvider = verb === 'remove' && name.includes('@');
  if (!operatorName.test(name) && !isOfProvider) {
    throw new BadConfiguration('A name has 2 to 40 small Latin letters, digits, dots and dashes, the first a letter.');
  }
  if (verb === 'reset') return async (platform) => linkOf(platform, name, await enrolAgain(platform, name));
  if (verb === 'unlock') return async (platform) => unlocked(name, await unlockOperator(platform, name));
  if (verb === 'remove') return async (platform) => removal(name, await removeOperator(platform, name));
  const roles = rolesIn(roleList);
  if (!roles) throw new BadConfiguration('A role is editor, support or editor,support.');
  return async (platform) => {
    const key = await addOperator(platform, name, roles);
    if (key === null) throw new BadConfiguration(`The operator ${name} already exists.`);
    return linkOf(platform, name, key);
  };
}

async function list({ db }: Platform): Promise<string> {
  const operators = await listOperators(db);
  const lines = operators.map((operator) => [operator.name, operator.roles.join(','), accessOf(operator)].join('\t'));
  return lines.join('\n') || 'Nobody works at the desk yet.';
}

function accessOf(operator: { enrolled_at: Date | null; identity_subject: string | null }): string {
  if (operator.identity_subject !== null) return 'signs in through the OpenID provider';
  return operator.enrolled_at ? 'enrolled' : 'has not enrolled yet';
}

async function reportKeys(platform: Platform): Promise<string> {
  const report = await reportRotation(platform, { dependencies: keyDependencies, expiringUses: expiringKeyUses });
  if (report && !report.isRemovable) process.exitCode = 2;
  return describeRotation(report);
}

function unlocked(name: string, isDone: boolean): string {
  if (!isDone) throw new BadConfiguration(`The operator ${name} does not exist.`);
  return `${name} can sign in again without delay.`;
}

function removal(name: string, isDone: boolean): string {
  if (!isDone) throw new BadConfiguration(`The operator ${name} does not exist.`);
  return `${name} is removed, and signed out everywhere.`;
}

function linkOf({ configuration }: Platform, name: string, key: string | null): string {
  if (key === null) throw new BadConfiguration(`The operator ${name} does not exist.`);
  const origin = configuration.publicUrl ?? `http://${configuration.host}:${configuration.port}`;
  return [
    `${name} enrols here within ${enrolmentHours} hours, once; hand it over by a way only they read:`,
    // In the fragment: no server and no proxy logs it.
    `${origin}${deskBase}/enrol#${key}`,
  ].join('\n');
}

async function run(words: string[]): Promise<void> {
  const customerCommand = customerCommandIn(words);
  const command = customerCommand ?? commandIn(words);
  const configuration = readConfiguration(process.env, root);
  const { databaseUrl, dataDir } = configuration;
  const isOfDesk = !customerCommand && ![reportKeys, listTopUps, listRefunds].includes(command);
  if (!configuration.operatorDesk && isOfDesk) say('OPERATOR_DESK is not on: the portal does not serve the desk.');
  const work = async (connection: ClientConfig) => {
    const log = createLog({ level: 'error', write: say });
    const { platform, close } = await openPlatform(configuration, connection, log);
    try {
      process.stdout.write(`${await command(platform)}\n`);
    } finally {
      await close();
    }
  };
  if (databaseUrl) return work({ connectionString: databaseUrl });
  if (!existsSync(join(dataDir, 'pg'))) throw new BadConfiguration(`There is no database in ${dataDir}.`);
  await withEmbeddedDatabase({ root, dataDir, log: say }, work);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  say((error as Error).message);
  process.exitCode = 1;
}

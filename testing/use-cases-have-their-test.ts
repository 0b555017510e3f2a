// The rule that every use case has a test of its name beside it.

import { areaOf, isTest, type SourceFile } from './architecture-rules.ts';

/** Files that look like use cases but are parts of others or tested with them. */
const partsOfUseCases: Record<string, string> = {
  'src/areas/digital-extras/server/change.ts': 'begins every change of extras; each is proved by its own test',
  'src/areas/network-protection/server/orders.ts': 'the order behind each switch and each list, proved by both',
  'src/areas/home-network/server/router-timer.ts': 'begins what end-timer ends, and is proved there',
  'src/areas/registration/server/live-workflow.ts': 'the guard of every step, proved by take-signal',
  'src/areas/profile/cards/server/reverse-authorisation.ts': 'gives back what settle-visit held, and is proved there',
  'src/areas/digital-extras/partner-content/server/set-publisher-access.ts':
    'proved with all partners by extras-partners',
  'src/areas/operator-desk/server/change-or-propose.ts': 'stores each proposed change, proved by approval.test.ts',
  'src/areas/operator-desk/care/server/care-audit.ts': 'writes the audit entry of each call, proved by care.test.ts',
  'src/areas/operator-desk/wording/server/change-text.ts': 'the one change of its room, proved by wording.test.ts',
  'src/areas/operator-desk/catalogue/server/change-catalogue.ts':
    'the one change of its room, proved by catalogue.test.ts',
  'src/areas/operator-desk/catalogue/server/begin-change.ts': 'the day of that change, proved by catalogue.test.ts',
};
const isRoutes = (file: string) => /^src\/areas\/.+\/server\/(?:.+[/-])?routes\.ts$/.test(file);
const isNoUseCase = (file: string) =>
  /\/(?:(?:[\w-]+-)?(?:store|settings)|present(?:-[\w-]+)?|messages|mount-change|guard-[\w-]+)\.ts$/.test(file);
const takesTransaction = (text: string) =>
  /^export (?:async )?function/m.test(text) && /\b(tx: Tx|change: Change)\b/.test(text);
const handlesJob = (text: string) => /^export function handle\w+\([^]*?\): JobHandler\b/m.test(text);

/** A use case runs a call in a transaction, or a job; its test is beside it under its name. */
export function useCasesHaveTheirTest(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map((file) => file.path));
  const imported = new Set(files.flatMap(({ path: file, imports }) => (isRoutes(file) ? imports : [])));
  return files
    .filter(({ path: file }) => areaOf(file) !== undefined && !isTest(file))
    .filter(({ path: file, text }) => (imported.has(file) && takesTransaction(text)) || handlesJob(text))
    .map(({ path: file }) => file)
    .filter((file) => !isRoutes(file) && !isNoUseCase(file) && !(file in partsOfUseCases))
    .filter((file) => !paths.has(file.replace(/\.ts$/, '.test.ts')))
    .map((file) => `${file} is a use case without a test beside it`);
}

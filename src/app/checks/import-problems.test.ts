import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileProblem } from '#platform/server/import/file-problem.ts';
import { TooManyInvalidLines } from '#platform/server/import/invalid-share.ts';
import { importedResources } from '../server/imported-resources.ts';
import { exampleFiles, load, ndjson } from '#testing/import-folders.ts';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';

let database: OpenFreshDatabase;
beforeAll(async () => {
  database = await openFreshDatabase();
  await load(database.connection, exampleFiles(ndjson, 'ndjson'));
});
afterAll(() => database.remove());

const exampleOf = (name: string) => importedResources.find((each) => each.name === name)!.examples[0];
const customer = (pid: string, more: object = {}) => ({ pid, name: 'Клиент', account_type: 'Private', ...more });
const contract = (pid: string, id: string) => ({ pid, contract_id: id, signed_on: '2026-01-01' });

async function problemsOf(files: Record<string, string>, mode: 'load' | 'check' = 'load'): Promise<FileProblem[]> {
  const found: FileProblem[] = [];
  await load(database.connection, files, { mode, onProblem: (problem) => found.push(problem) });
  return found;
}

describe('a problem', () => {
  it('names the key of its line and the invalid value', async () => {
    const lines = ndjson(customer('8000000011', { account_type: 'Family' }));
    expect(await problemsOf({ 'customers.ndjson': lines })).toEqual([
      expect.objectContaining({ line: 1, key: 'pid 8000000011', field: 'account_type', value: 'Family' }),
    ]);
  });

  it('that the database finds names the key and the value too', async () => {
    expect(await problemsOf({ 'contracts.ndjson': ndjson(contract('nobody', 'M7')) })).toEqual([
      expect.objectContaining({ key: 'pid nobody, contract_id M7', field: 'pid', value: 'nobody' }),
    ]);
  });

  it.each(['load', 'check'] as const)(
    'of a line that refers to an invalid one names it as the cause (%s)',
    async (mode) => {
      const service = {
        service_id: '359888700999',
        contract_id: 'M9',
        pid: '8000000012',
        service_type: 'MobilePhone',
        msisdn_type: 'Mobile',
        tariff_id: 'mobile-25',
        activated_on: '2026-01-01',
      };
      const found = await problemsOf(
        {
          'customers.ndjson': ndjson(customer('8000000099'), customer('8000000012', { account_type: 'Family' })),
          'contracts.ndjson': ndjson(contract('8000000012', 'M9'), contract('nobody', 'M10')),
          'services.ndjson': ndjson(service),
          'routers.ndjson': ndjson({ ...exampleOf('routers'), service_id: '359888700999' }),
        },
        mode,
      );
      const cause = { file: 'customers.ndjson', line: 2 };
      const causes = Object.fromEntries(found.map((each) => [`${each.file}:${each.line}`, each.cause]));
      expect(causes).toMatchObject({
        'contracts.ndjson:1': cause,
        'services.ndjson:1': cause,
        'routers.ndjson:1': cause,
      });
      expect(causes['customers.ndjson:2']).toBeUndefined();
      expect(causes['contracts.ndjson:2']).toBeUndefined();
    },
  );
});

describe('an import with a limit of invalid lines', () => {
  const lines = (invalid: number) =>
    ndjson(
      ...Array.from({ length: 20 }, (_, at) => customer(`81${at}`, at < invalid ? { account_type: 'Family' } : {})),
    );
  const run = (files: Record<string, string>, stopAbove: number) => load(database.connection, files, { stopAbove });

  it('ends above it', async () => {
    const error = await run({ 'customers.ndjson': lines(3) }, 0.1).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TooManyInvalidLines);
    expect((error as Error).message).toMatch(
      /^customers: 3 of 20 lines are invalid, more than 10%\. The import stopped/,
    );
  });

  it('continues at the limit', async () => {
    expect((await run({ 'customers.ndjson': lines(2) }, 0.1)).counts).toMatchObject([{ wrong: 2, new: 18 }]);
  });

  it('counts lines that the database refuses', async () => {
    const contracts = ndjson(contract('8000000099', 'M20'), contract('nobody', 'M21'), contract('nobody', 'M22'));
    await expect(run({ 'contracts.ndjson': contracts }, 0.5)).rejects.toThrow('contracts: 2 of 3 lines are invalid');
  });

  it('ends at a file that cannot be read at all', async () => {
    const files = { 'customers.csv': 'pid;name\n1;a\n', 'customers.b.ndjson': lines(0) };
    await expect(run(files, 0.5)).rejects.toThrow('customers: a whole file is invalid.');
  });
});

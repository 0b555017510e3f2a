import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileProblem } from './file-problem.ts';
import { createImportReport } from './import-report.ts';

let folder: string;
let printed: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'abonat-report-'));
  printed = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (file?: string) => createImportReport({ say: (line) => printed.push(line), ...(file && { file }) });

const problem = (changed: Partial<FileProblem> = {}): FileProblem => ({
  file: 'services.csv',
  line: 3,
  field: 'service_id',
  value: '0881234567',
  key: 'service_id 0881234567',
  message: 'must be in international form',
  ...changed,
});

describe('the report on the terminal', () => {
  it.each<[string, Partial<FileProblem>, string]>([
    [
      'a field with its value and key',
      {},
      'services.csv:3: service_id "0881234567" must be in international form (service_id 0881234567)',
    ],
    [
      'a missing field',
      { value: '', message: 'is missing' },
      'services.csv:3: service_id is missing (service_id 0881234567)',
    ],
    ['a whole line', { field: '', value: '', key: '', message: 'is not JSON' }, 'services.csv:3: is not JSON'],
    ['a whole file', { line: 0, field: '', value: '', key: '', message: 'is unknown' }, 'services.csv: is unknown'],
  ])('names %s', (_what, changed, line) => {
    open().problem(problem(changed));
    expect(printed).toEqual([line]);
  });

  it('prints twenty lines of one problem and counts the others', () => {
    const report = open();
    for (let line = 1; line <= 1_025; line += 1) report.problem(problem({ line }));
    report.problem(problem({ field: 'tariff_id', value: '', message: 'is missing' }));
    report.end();
    expect(printed).toHaveLength(22);
    expect(printed.at(-1)).toBe('services.csv: 1,005 more lines: service_id must be in international form');
  });

  it('counts no others after twenty lines of one problem, or twenty waiting lines', () => {
    const report = open();
    for (let line = 1; line <= 20; line += 1) {
      report.problem(problem({ line }));
      report.waiting('routers.csv', line, 'a change is pending');
    }
    report.end();
    expect(printed).toHaveLength(40);
    expect(printed.at(-1)).toBe('routers.csv:20: not changed, a change is pending');
  });

  it('groups lines that refer to an invalid one under it', () => {
    const report = open();
    const cause = { file: 'customers.csv', line: 17 };
    report.problem(problem({ cause }));
    report.problem(problem({ cause, line: 4 }));
    report.problem(problem({ cause, file: 'contracts.csv' }));
    report.end();
    expect(printed).toEqual([
      'customers.csv:17 also makes lines invalid that refer to it: services.csv 2, contracts.csv 1',
    ]);
  });

  it('lists the twenty causes with the most lines', () => {
    const report = open();
    for (let line = 1; line <= 22; line += 1) report.problem(problem({ cause: { file: 'customers.csv', line } }));
    report.problem(problem({ cause: { file: 'customers.csv', line: 22 } }));
    report.end();
    expect(printed).toHaveLength(21);
    expect(printed[0]).toContain('customers.csv:22 ');
    expect(printed[20]).toBe('2 more invalid lines are referred to by others');
  });
});

describe('the report file', () => {
  it('contains every line, also those that are not printed', () => {
    const file = join(folder, 'report.csv');
    const report = open(file);
    for (let line = 1; line <= 30; line += 1) report.problem(problem({ line }));
    report.problem(problem({ cause: { file: 'customers.csv', line: 17 } }));
    report.waiting('routers.csv', 9, 'a change is pending');
    report.end();
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines).toHaveLength(34);
    expect(lines[0]).toBe('outcome,file,line,key,field,value,message,cause');
    expect(lines[1]).toBe(
      'invalid,services.csv,1,service_id 0881234567,service_id,0881234567,must be in international form,',
    );
    expect(lines[31]).toMatch(/,customers\.csv:17$/);
    expect(lines[32]).toBe('waiting,routers.csv,9,,,,a change is pending,');
  });

  it('can be read by its owner only', () => {
    const file = join(folder, 'report.csv');
    open(file).end();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+359881', "'+359881"],
    ['a,b', '"a,b"'],
    ['a\nb', '"a\nb"'],
  ])('writes the value %s as text for spreadsheets', (value, cell) => {
    const file = join(folder, 'report.csv');
    const report = open(file);
    report.problem(problem({ value }));
    report.end();
    expect(readFileSync(file, 'utf8')).toContain(`,service_id,${cell},must`);
  });
});

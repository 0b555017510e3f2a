// Reports the problems of an import: short on the terminal, complete in a CSV file.

import { csvFile } from './csv-file.ts';
import type { FileProblem } from './file-problem.ts';

export type ImportReport = {
  problem(problem: FileProblem): void;
  waiting(file: string, line: number, because: string): void;
  /** Prints what was not printed line by line, and closes the file. */
  end(): void;
};

type ReportTarget = { say: (line: string) => void; file?: string };

/** The same problem of the same field is printed this often. */
const mostPrinted = 20;

const columns = ['outcome', 'file', 'line', 'key', 'field', 'value', 'message', 'cause'];

export function createImportReport({ say, file }: ReportTarget): ImportReport {
  const table = file === undefined ? null : csvFile(file, columns);
  const printed = createCounts();
  const consequences = createCounts();
  return {
    problem(problem) {
      const cause = problem.cause ? placeOf(problem.cause) : '';
      table?.write(['invalid', ...cellsOf(problem), cause]);
      if (cause !== '') consequences.add(`${cause}\0${problem.file}`);
      else if (printed.add(groupOf(problem)) <= mostPrinted) say(lineOf(problem));
    },
    waiting(name, line, because) {
      table?.write(['waiting', name, String(line), '', '', '', because, '']);
      if (printed.add(`${name}\0${because}`) <= mostPrinted) say(`${name}:${line}: not changed, ${because}`);
    },
    end() {
      for (const line of [...hiddenLines(printed.all), ...consequenceLines(consequences.all)]) say(line);
      table?.close();
    },
  };
}

function createCounts() {
  const all = new Map<string, number>();
  const add = (name: string) => {
    const count = (all.get(name) ?? 0) + 1;
    all.set(name, count);
    return count;
  };
  return { all, add };
}

const placeOf = ({ file, line }: { file: string; line: number }) => (line > 0 ? `${file}:${line}` : file);

const groupOf = ({ file, field, message }: FileProblem) => `${file}\0${[field, message].join(' ').trim()}`;

export function lineOf(problem: FileProblem): string {
  const { field, value, message, key } = problem;
  const what = [field, value && `"${value}"`, message].filter((part) => part !== '').join(' ');
  return `${placeOf(problem)}: ${what}${key && ` (${key})`}`;
}

function hiddenLines(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].flatMap(([group, count]) => {
    const [file, what] = group.split('\0');
    return count > mostPrinted ? [`${file}: ${(count - mostPrinted).toLocaleString('en')} more lines: ${what}`] : [];
  });
}

/** The causes with the most consequences, each in one line. */
function consequenceLines(counts: ReadonlyMap<string, number>): string[] {
  const byCause = Map.groupBy(counts, ([name]) => name.split('\0')[0]!);
  const causes = [...byCause].map(([cause, own]) => ({
    cause,
    total: own.reduce((sum, [, count]) => sum + count, 0),
    files: own.map(([name, count]) => `${name.split('\0')[1]} ${count.toLocaleString('en')}`),
  }));
  const shown = causes.toSorted((one, other) => other.total - one.total).slice(0, mostPrinted);
  const lines = shown.map(
    ({ cause, files }) => `${cause} also makes lines invalid that refer to it: ${files.join(', ')}`,
  );
  const rest = causes.length - shown.length;
  return rest > 0 ? [...lines, `${rest.toLocaleString('en')} more invalid lines are referred to by others`] : lines;
}

const cellsOf = ({ file, line, key, field, value, message }: FileProblem) => [
  file,
  String(line),
  key,
  field,
  value,
  message,
];

// The progress of a run: a moving bar on a terminal, occasional lines elsewhere.

export type Progress = { done: number; of: number; rows: number };

export type ProgressBar = { show(progress: Progress): void; end(): void };

const width = 30;
const lineEveryMs = 10_000;

type OutputStream = { isTTY?: boolean; write(text: string): unknown };

export function createProgressBar(out: OutputStream, now: () => number = () => performance.now()): ProgressBar {
  const began = now();
  let lastLine = began;
  return {
    show(progress) {
      const text = shownProgress(progress, (now() - began) / 1000);
      const isLast = progress.done >= progress.of;
      if (out.isTTY) out.write(`\r${text}\u001b[K`);
      else if (isLast || now() - lastLine >= lineEveryMs) {
        lastLine = now();
        out.write(`${text}\n`);
      }
    },
    end() {
      if (out.isTTY) out.write('\n');
    },
  };
}

export function shownProgress({ done, of, rows }: Progress, seconds: number): string {
  const share = of === 0 ? 1 : done / of;
  const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░');
  const left = done === 0 ? '' : `, ${Math.round((seconds * (of - done)) / done)} s left`;
  const rate = Math.round(rows / Math.max(seconds, 0.001)).toLocaleString('en');
  return `${bar} ${Math.floor(share * 100)}%  ${done.toLocaleString('en')} of ${of.toLocaleString('en')}  ${rate} rows/s${left}`;
}

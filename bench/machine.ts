// How much of the machine belongs to the bench: other work and a host that takes the processor away falsify every time.

import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

type Ticks = { all: number; idle: number; steal: number };

export type MachineUse = {
  /** Share of the processors that others used in the second before. */
  others: number;
  /** Share that the host gave to other machines meanwhile. */
  steal: number;
};

const quietMs = 1_000;
const mostOthers = 0.15;
const mostSteal = 0.05;

/** Call the result after the measurement. */
export async function watchMachine(): Promise<() => MachineUse> {
  const before = readTicks();
  await delay(quietMs);
  const begun = readTicks();
  const others = 1 - share(before, begun, 'idle');
  return () => ({ others, steal: share(begun, readTicks(), 'steal') });
}

export function isBusy({ others, steal }: MachineUse): boolean {
  return others > mostOthers || steal > mostSteal;
}

export function describeUse({ others, steal }: MachineUse): string {
  const percent = (value: number) => `${Math.round(value * 100)} %`;
  return `others used ${percent(others)} of the machine before, the host took ${percent(steal)} meanwhile`;
}

/** Fields of the first line: user, nice, system, idle, iowait, irq, softirq, steal. Zero where the system has no such file. */
function readTicks(): Ticks {
  try {
    return ticksIn(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return { all: 0, idle: 0, steal: 0 };
  }
}

export function ticksIn(stat: string): Ticks {
  const [line = ''] = stat.split('\n');
  const fields = line.split(/\s+/).slice(1, 9).map(Number);
  const [idle = 0, waiting = 0] = fields.slice(3, 5);
  return { all: fields.reduce((sum, each) => sum + each, 0), idle: idle + waiting, steal: fields[7] ?? 0 };
}

function share(from: Ticks, to: Ticks, name: 'idle' | 'steal'): number {
  const all = to.all - from.all;
  const none = name === 'idle' ? 1 : 0;
  return all > 0 ? (to[name] - from[name]) / all : none;
}

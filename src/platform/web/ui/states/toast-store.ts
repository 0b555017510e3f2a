// Short messages about results; any code may show one, one host renders them.
import type { ReactNode } from 'react';
import { createListeners } from '../../listeners.ts';

export type Toast = {
  id: number;
  text: ReactNode;
  tone: 'done' | 'failed';
  /** One undo or retry. */
  action?: { label: string; run: () => void };
};

const listeners = createListeners();
let toasts: readonly Toast[] = [];
let lastId = 0;

export function showToast({
  tone = 'done',
  ...toast
}: Pick<Toast, 'text' | 'action'> & { tone?: Toast['tone'] }): number {
  lastId += 1;
  // Nobody reads more than three at once.
  setToasts([...toasts, { ...toast, tone, id: lastId }].slice(-3));
  return lastId;
}

export function dismissToast(id: number): void {
  setToasts(toasts.filter((toast) => toast.id !== id));
}

export function shownToasts(): readonly Toast[] {
  return toasts;
}

export const onToastsChange = listeners.add;

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  listeners.notify();
}

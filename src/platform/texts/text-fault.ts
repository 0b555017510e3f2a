// Which texts may replace a built-in one.

import compile from 'icu-minify/compile';
import { argumentsOf } from './text-arguments.ts';

export type TextFault =
  | { reason: 'empty' | 'untidy' | 'malformed' }
  | { reason: 'lacks' | 'unknown'; values: string[] };

/** Null if the text is valid. */
export function faultOfText(builtIn: string, text: string): TextFault | null {
  if (text.trim() === '') return { reason: 'empty' };
  if (text.trim() !== text) return { reason: 'untidy' };
  const [needed, given] = [valuesOf(builtIn), valuesOf(text)];
  if (given === null) return { reason: 'malformed' };
  const lacking = (needed ?? []).filter((value) => !given.includes(value));
  if (lacking.length > 0) return { reason: 'lacks', values: lacking };
  const unknown = given.filter((value) => !needed?.includes(value));
  return unknown.length > 0 ? { reason: 'unknown', values: unknown } : null;
}

/** The names of the values and tags in a text; null if it is malformed. */
export function valuesOf(text: string): string[] | null {
  try {
    // A plural and a plain use of a value are the same value.
    return [...new Set(argumentsOf(compile(text)).map((name) => name.replace(/:\d+$/, '')))];
  } catch {
    return null;
  }
}

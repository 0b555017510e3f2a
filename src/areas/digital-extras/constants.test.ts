import { expect, it } from 'vitest';
import {
  deactivationTypes,
  extraStatuses,
  periodStates,
  singleActivationCodes,
  specialSuccessCodes,
  specialTextCode,
  swapIntervalDays,
} from './constants.ts';
import { extrasBg } from './texts/bg.ts';
import { extrasDialogsBg } from './texts/dialogs.bg.ts';
import { extrasDialogsEn } from './texts/dialogs.en.ts';
import { extrasEn } from './texts/en.ts';
import { streamingPlans } from './streaming/rules.ts';

it('there are three streaming plans, each with its devices and picture quality [EX-163, EX-164, EX-165, EX-241]', () => {
  expect(streamingPlans).toEqual({
    '20028': { devices: 1, quality: 'HD' },
    '20029': { devices: 2, quality: 'Full HD' },
    '20030': { devices: 4, quality: '4K' },
  });
});

it('the special codes match the codes of the operator [EX-155, EX-242, EX-243]', () => {
  expect([...singleActivationCodes]).toEqual(['20068', '20069', '20070']);
  expect([...specialSuccessCodes]).toEqual(['20068', '20069']);
  expect(specialTextCode).toBe('20027');
});

it('an extra has five statuses and three period states [EX-087, EX-088, EX-089]', () => {
  expect(extraStatuses.toSorted()).toEqual([
    'Active',
    'InProgress',
    'Inactive',
    'PendingActivation',
    'WaitingForDeactivation',
  ]);
  expect(periodStates).toEqual(['Free', 'Promo', 'Paid']);
  expect(deactivationTypes).toEqual(['intariff', 'addon', 'streaming']);
});

it('a swap is possible again after 30 days [EX-240]', () => expect(swapIntervalDays).toBe(30));

it('every text about the duration of a request says 2 hours [EX-246]', () => {
  const texts = [extrasBg, extrasEn, extrasDialogsBg, extrasDialogsEn].flatMap((catalogue) => Object.values(catalogue));
  const hours = texts.flatMap((text) => [...text.matchAll(/(\d+) (?:часа|hours)/g)].map(([, count]) => count));
  expect(hours.length).toBeGreaterThan(10);
  expect(new Set(hours)).toEqual(new Set(['2']));
});

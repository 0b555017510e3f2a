import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ErrorCode, ErrorProperties } from '#platform/errors.ts';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { ApiError, NotSent, OutcomeUnknown } from '../api/api-error.ts';
import { useErrorText, usePopupText } from './use-error-text.ts';

afterEach(cleanup);

/** The texts of the page, with one of the server that the page does not have. */
const errors = { ...errorsBg, EC_FROM_TOMORROW: 'Утре ще знаем повече.' };

const inBulgarian = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="bg" messages={{ errors }} timeZone="Europe/Sofia">
    {children}
  </IntlProvider>
);

const textOf = (error: unknown) => renderHook(useErrorText, { wrapper: inBulgarian }).result.current(error);
const popupOf = (error: unknown) => renderHook(usePopupText, { wrapper: inBulgarian }).result.current(error);
const refusal = (code: ErrorCode, properties: ErrorProperties = {}) => new ApiError(code, 400, '', properties);

describe('the sentence for a failed call', () => {
  it('of an unknown code is the server’s, under the code in upper case [SH-540]', () => {
    const unknown = (code: string, status = 400) => new ApiError(code as ErrorCode, status, '');
    expect(textOf(unknown('EC_From_Tomorrow'))).toBe('Утре ще знаем повече.');
    expect(textOf(unknown('EC_Never_Heard_Of'))).toBe(errorsBg.EC_GENERIC_ERROR);
    expect(textOf(unknown('EC_Never_Heard_Of', 403))).toBe(errorsBg.ERROR_403);
  });

  it('claims nothing about a change with unknown outcome', () => {
    expect(textOf(new OutcomeUnknown())).toBe(errorsBg.OUTCOME_UNKNOWN);
    expect(textOf(new NotSent())).toBe(errorsBg.OFFLINE);
  });

  it.each([
    ['EC_Expired_Verification_Code', {}, 'Кодът е изтекъл.'],
    ['EC_Wrong_Verification_Code', {}, 'Невалиден код.'],
    ['EC_Wrong_Verification_Code', { TriesLeft: 4 }, 'Невалиден код. Остават ти 4 опита с този код.'],
    ['EC_Try_Later', {}, 'Опитай отново по-късно.'],
    ['EC_Try_Later', { NextSwapDate: '2026-12-01' }, 'Опитай отново на 01.12.2026 или след това.'],
    ['EC_Wrong_Verification_Code', { TriesLeft: 1 }, 'Невалиден код. Остава ти 1 опит с този код.'],
    ['EC_Wrong_Verification_Code', { TriesLeft: 0, WaitSeconds: 300 }, errorsBg.CODE_TRIES_USED_UP],
    [
      'EC_Reach_Max_Attempts',
      { TriesLeft: 0, WaitSeconds: 300 },
      'Въведе грешен код твърде много пъти. Опитай отново след 5 минути.',
    ],
    ['EC_Too_Many_Requests', {}, 'Твърде много опити. Изчакай малко и опитай отново.'],
    ['EC_Too_Many_Requests', { WaitSeconds: 0 }, 'Твърде много опити. Опитай отново след 1 минута.'],
    ['EC_Too_Many_Requests', { WaitSeconds: 3540 }, 'Твърде много опити. Опитай отново след 59 минути.'],
    ['EC_Too_Many_Requests', { WaitSeconds: 3541 }, 'Твърде много опити. Опитай отново след 1 час.'],
    ['EC_Too_Many_Requests', { WaitSeconds: 86_400 }, 'Твърде много опити. Опитай отново след 24 часа.'],
    [
      'EC_Reach_Max_Attempts',
      { WaitSeconds: 570 },
      'Достигна максималния лимит от 3 опита за изпращане на код. Опитай отново след 10 минути.',
    ],
  ] as const)('of %s %j is “%s” [SH-533, ER-023]', (code, properties, text) => {
    expect(textOf(refusal(code, properties))).toBe(text);
  });

  it('is shorter for the send limit only without an input above it [SH-534, ER-024]', () => {
    const limit = refusal('EC_Reach_Max_Attempts', { WaitSeconds: 570 });
    expect(popupOf(limit)).toBe('Достигна максималния лимит за изпращане. Опитай отново по-късно.');
    expect(popupOf(refusal('EC_Already_Active'))).toBe(errorsBg.EC_ALREADY_ACTIVE);
  });
});

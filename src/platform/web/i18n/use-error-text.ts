// The text of a failed call: by its code, else the default sentence.

import { useLocale, useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import type { Feature } from '#platform/texts/texts.ts';
import { ApiError, codeOfStatus, NoAnswer, OutcomeUnknown } from '../api/api-error.ts';
import { areTriesUsedUp, triesLeftToTell } from '../one-time-code/code-refusal.ts';
import { lockSentence } from './lock-sentence.ts';
import { waitSentence } from './wait-sentence.ts';

/** Texts of an area take precedence over the common texts under the same keys. */
export function useErrorText(area: Feature = 'errors'): (error: unknown) => string {
  const t = useTranslations('errors');
  const own = useTranslations(area as 'errors');
  const language = useLocale();
  return (error) => {
    if (error instanceof NoAnswer) return t('OFFLINE');
    if (error instanceof OutcomeUnknown) return t('OUTCOME_UNKNOWN');
    if (error instanceof ApiError && error.code === 'EC_Codes_Locked') {
      const { key, values } = lockSentence(error.properties, language);
      return t(key, values);
    }
    const over = error instanceof ApiError ? waitSentence(error) : null;
    if (over) return t(over.key, { wait: t(over.wait.key, { count: over.wait.count }) });
    if (error instanceof ApiError && areTriesUsedUp(error)) return t('CODE_TRIES_USED_UP');
    const nextDay = error instanceof ApiError ? dayToTryAgain(error) : null;
    if (nextDay !== null) return t('TRY_LATER_ON', { day: shownDay(nextDay) });
    const triesLeft = error instanceof ApiError ? triesLeftToTell(error) : null;
    if (triesLeft !== null) return `${t('EC_WRONG_VERIFICATION_CODE')} ${t('CODE_TRIES_LEFT', { count: triesLeft })}`;
    // The server may have a text for a code that this page does not know.
    const keys = textKeysOf(error);
    const ownKey = keys.find((each) => own.has(each));
    return ownKey ? own(ownKey) : t(keys.find((each) => t.has(each)) ?? 'EC_GENERIC_ERROR');
  };
}

/** Null if the server sends no day. */
function dayToTryAgain({ code, properties }: ApiError): string | null {
  const day = properties['NextSwapDate'];
  return code === 'EC_Try_Later' && typeof day === 'string' ? day : null;
}

/** For places without an input above: the send limit has a shorter sentence there. */
export function usePopupText(): (error: unknown) => string {
  const t = useTranslations('errors');
  const textOf = useErrorText();
  return (error) =>
    error instanceof ApiError && error.code === 'EC_Reach_Max_Attempts' && !areTriesUsedUp(error)
      ? t('EC_REACH_MAX_ATTEMPTS_DIALOG')
      : textOf(error);
}

/** Error texts without parameters. */
type ErrorTextKey = 'EC_GENERIC_ERROR';

function textKeysOf(error: unknown): ErrorTextKey[] {
  if (!(error instanceof ApiError)) return [];
  return [error.code.toUpperCase(), error.code, codeOfStatus(error.status).toUpperCase()] as ErrorTextKey[];
}

import { useTranslations } from 'use-intl/react';
import type { Language } from '#platform/languages.ts';
import { areaOfMessages } from '#platform/texts/messages.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import type { BeginDay } from '../../web/begin-day.tsx';
import { useFormats } from '../../web/use-formats.ts';
import { useSavedText } from '../../web/use-saved-text.ts';
import { useDeskChange } from '../../web/use-desk-change.ts';
import { changeText } from '../contract.ts';
import type { TextFault } from '#platform/texts/text-fault.ts';

type ChosenDay = Pick<BeginDay, 'today' | 'beginsOn'>;

export type TextAddress = { feature: string; key: string };

export function useChangeText(address: TextAddress, language: Language, was: string) {
  const t = useTranslations('operator-desk');
  const faultText = useFaultText();
  const { busy, failure, run } = useDeskChange({
    textOf: (error) => {
      if (error instanceof ApiError && error.properties['Field'] === 'body/begins_on') return t('begins_on_wrong');
      const fault = faultIn(error);
      return fault && faultText(fault);
    },
  });
  const savedText = useSavedText();
  const { day } = useFormats();
  const savedNow = areaOfMessages(address.feature) === null ? t('saved') : t('saved_message');
  const change = (text: string | null, { today, beginsOn }: ChosenDay, onDone?: () => void) => {
    const body = { language, text, was, begins_on: beginsOn };
    const saved = beginsOn === today ? savedNow : t('text_scheduled', { day: day(beginsOn) });
    return run((api) => api.call(changeText, { params: address, body }), savedText(saved), onDone);
  };
  return { busy, failure, change };
}

export function useFaultText(): (fault: TextFault) => string {
  const t = useTranslations('operator-desk');
  return (fault) =>
    'values' in fault ? t(`fault_${fault.reason}`, { values: fault.values.join(', ') }) : t(`fault_${fault.reason}`);
}

/** The fault of a refusal, if it has one. */
function faultIn(error: unknown): TextFault | null {
  if (!(error instanceof ApiError) || typeof error.properties['Reason'] !== 'string') return null;
  const { Reason: reason, Values: values } = error.properties;
  return { reason, values: [String(values ?? '')] } as TextFault;
}

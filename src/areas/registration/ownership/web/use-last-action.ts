import { useTranslations } from 'use-intl/react';
import type { Workflow } from '../../workflow-schema.ts';

/** The label of the last button. */
export function useLastAction({ clientType, properties }: Workflow): string {
  const t = useTranslations('registration');
  if (clientType === 'LargeBusiness') return t('code_ask_approval');
  return t(properties.kind === 'add-service' ? 'code_add' : 'code_create');
}

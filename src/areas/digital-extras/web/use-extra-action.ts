// What each action of an active extra does: most open a dialog, some lead to another screen or the partner.

import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { usePopupText } from '#platform/web/i18n/use-error-text.ts';
import { openDialog, preloadDialog, type DialogName } from '#platform/web/ui/dialog-registry.ts';
import { showToast } from '#platform/web/ui/toast-store.ts';
import { dependantsOf } from '../choosing.ts';
import { resendActivation } from '../contract.ts';
import { netProtectToken } from '../protection/contract.ts';
import { streamingAccountRecovery } from '../streaming/contract.ts';
import type { ExtraAction } from '../extra-actions.ts';
import { refusalOfDeactivation } from '../rules.ts';
import { everyExtra } from '../states.ts';
import type { ActiveCardProps } from './active-card.tsx';
import { subjectOf } from './flow.ts';
import { useExtraName } from './use-extra-names.ts';

type Done = { run: () => void; preload: () => void; busy: boolean };

export function useExtraAction(action: ExtraAction, card: ActiveCardProps): Done {
  const open = useOpenings(card);
  const call = useCalls(card);
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const { msisdn, extra } = card;
  if (action === 'change-donation') {
    const search = { msisdn, code: extra.code };
    const to = '/digital-extras/select-services/details' as never;
    return { run: () => void router.navigate({ to, search: search as never }), preload: () => undefined, busy };
  }
  if (action === 'resend-activation' || action === 'open-protection' || action === 'recover-account') {
    const run = async () => {
      setBusy(true);
      await call[action]();
      setBusy(false);
    };
    return { run: () => void run(), preload: () => undefined, busy };
  }
  const { name, run } = open[action];
  return { run, preload: () => preloadDialog(name), busy };
}

type Opening = { name: DialogName; run: () => void };
type Opened = Exclude<ExtraAction, 'change-donation' | 'resend-activation' | 'open-protection' | 'recover-account'>;

function useOpenings(card: ActiveCardProps): Record<Opened, Opening> {
  const { data, msisdn, extra, section } = card;
  const subject = subjectOf(data, msisdn, section);
  const one = { ...subject, extra };
  return {
    swap: { name: 'Swap', run: () => openDialog('Swap', { ...subject, current: extra }) },
    deactivate: openingOfDeactivation(card),
    cancel: { name: 'Cancel', run: () => openDialog('Cancel', one) },
    'deactivation-info': { name: 'DeactivationInfo', run: () => openDialog('DeactivationInfo', one) },
    'change-plan': { name: 'ChangeNetflixPlan', run: () => openDialog('ChangeNetflixPlan', one) },
    'change-contact': { name: 'ChangeContactNumber', run: () => openDialog('ChangeContactNumber', one) },
    'stop-home-assistance': {
      name: 'StopActivationHomeAssistance',
      run: () => openDialog('StopActivationHomeAssistance', one),
    },
    'verify-capital': { name: 'VerifyCapital', run: () => openDialog('VerifyCapital', one) },
    'verify-dnevnik': { name: 'VerifyDnevnik', run: () => openDialog('VerifyDnevnik', one) },
    'show-code': { name: 'EProsvetaCode', run: () => openDialog('EProsvetaCode', one) },
    'insurance-details': { name: 'InsuranceDetails', run: () => openDialog('InsuranceDetails', one) },
  };
}

/** The rule that refuses is told at once; the server would only repeat it. */
function openingOfDeactivation({ data, msisdn, extra, section, type }: ActiveCardProps): Opening {
  const refusal = refusalOfDeactivation(extra, data.today);
  if (refusal === 'EC_Deactivation_Forbidden' || refusal === 'EC_Deactivation_Forbidden_For_Today') {
    return { name: 'DeactivationForbidden', run: () => openDialog('DeactivationForbidden', { code: refusal }) };
  }
  const given = { ...subjectOf(data, msisdn, section), extra, type };
  const dependants = dependantsOf(extra, everyExtra(data));
  if (dependants.length > 0) {
    return { name: 'DeactivateTraffic', run: () => openDialog('DeactivateTraffic', { ...given, dependants }) };
  }
  const name = type === 'intariff' ? 'DeactivateIncluded' : 'Deactivate';
  return { name, run: () => openDialog(name, given) };
}

function useCalls({ extra, msisdn }: ActiveCardProps) {
  const api = useApi();
  const t = useTranslations('digital-extras');
  const errorText = usePopupText();
  const name = useExtraName()(extra);
  const told = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      showToast({ text: errorText(error), tone: 'failed' });
    }
  };
  return {
    'resend-activation': () =>
      told(async () => {
        await api.call(resendActivation, { body: { msisdn, code: extra.code } });
        showToast({ text: t('resent', { name }) });
      }),
    'open-protection': () =>
      told(async () => {
        const { link } = await api.call(netProtectToken, { params: { msisdn } });
        location.assign(link);
      }),
    'recover-account': () =>
      told(async () => {
        const { link } = await api.call(streamingAccountRecovery, { params: { msisdn }, query: { code: extra.code } });
        location.assign(link);
      }),
  };
}

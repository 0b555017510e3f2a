// The actions of an active extra: most open a dialog, some lead to another screen or the partner.

import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { usePopupText } from '#platform/web/i18n/use-error-text.ts';
import { openDialog, preloadDialog, type DialogName } from '#platform/web/ui/dialog/dialog-registry.ts';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { dependantsOf } from '../choosing.ts';
import { resendActivation } from '../contract.ts';
import { netProtectToken } from '../protection/contract.ts';
import { streamingAccountRecovery } from '../streaming/contract.ts';
import type { ExtraAction } from '../extra-actions.ts';
import { refusalOfDeactivation } from '../rules.ts';
import { everyExtra } from '../states.ts';
import type { ActiveCardProps } from './active-card-props.ts';
import { subjectOf } from './flow.ts';
import { useExtraName } from './use-extra-names.ts';

type ActionControls = { run: () => void; preload: () => void; busy: boolean };

export function useExtraAction(action: ExtraAction, card: ActiveCardProps): ActionControls {
  const open = useOpenings(card);
  const { busy, call } = useCalls(card);
  const router = useRouter();
  const { msisdn, extra } = card;
  if (action === 'change-donation') {
    const search = { msisdn, code: extra.code };
    const to = '/digital-extras/select-services/details' as never;
    return { run: () => void router.navigate({ to, search: search as never }), preload: () => undefined, busy };
  }
  if (action === 'resend-activation' || action === 'open-protection' || action === 'recover-account') {
    return { run: () => void call[action](), preload: () => undefined, busy };
  }
  const { name, run } = open[action];
  return { run, preload: () => preloadDialog(name), busy };
}

type ActionDialog = { name: DialogName; run: () => void };
type OpeningAction = Exclude<
  ExtraAction,
  'change-donation' | 'resend-activation' | 'open-protection' | 'recover-account'
>;

function useOpenings(card: ActiveCardProps): Record<OpeningAction, ActionDialog> {
  const { data, msisdn, extra, section } = card;
  const subject = subjectOf(data, msisdn, section);
  const one = { ...subject, extra };
  return {
    swap: { name: 'digital-extras.Swap', run: () => openDialog('digital-extras.Swap', { ...subject, current: extra }) },
    deactivate: openingOfDeactivation(card),
    cancel: { name: 'digital-extras.Cancel', run: () => openDialog('digital-extras.Cancel', one) },
    'deactivation-info': {
      name: 'digital-extras.DeactivationInfo',
      run: () => openDialog('digital-extras.DeactivationInfo', one),
    },
    'change-plan': {
      name: 'digital-extras.ChangeNetflixPlan',
      run: () => openDialog('digital-extras.ChangeNetflixPlan', one),
    },
    'change-contact': {
      name: 'digital-extras.ChangeContactNumber',
      run: () => openDialog('digital-extras.ChangeContactNumber', one),
    },
    'stop-home-assistance': {
      name: 'digital-extras.StopActivationHomeAssistance',
      run: () => openDialog('digital-extras.StopActivationHomeAssistance', one),
    },
    'verify-capital': {
      name: 'digital-extras.VerifyCapital',
      run: () => openDialog('digital-extras.VerifyCapital', one),
    },
    'verify-dnevnik': {
      name: 'digital-extras.VerifyDnevnik',
      run: () => openDialog('digital-extras.VerifyDnevnik', one),
    },
    'show-code': { name: 'digital-extras.EProsvetaCode', run: () => openDialog('digital-extras.EProsvetaCode', one) },
    'insurance-details': {
      name: 'digital-extras.InsuranceDetails',
      run: () => openDialog('digital-extras.InsuranceDetails', one),
    },
  };
}

/** A refusal that the rules predict is shown at once, without a request. */
function openingOfDeactivation({ data, msisdn, extra, section, type }: ActiveCardProps): ActionDialog {
  const refusal = refusalOfDeactivation(extra, data.today);
  if (refusal === 'EC_Deactivation_Forbidden' || refusal === 'EC_Deactivation_Forbidden_For_Today') {
    return {
      name: 'digital-extras.DeactivationForbidden',
      run: () => openDialog('digital-extras.DeactivationForbidden', { code: refusal }),
    };
  }
  const given = { ...subjectOf(data, msisdn, section), extra, type };
  const dependants = dependantsOf(extra, everyExtra(data));
  if (dependants.length > 0) {
    return {
      name: 'digital-extras.DeactivateTraffic',
      run: () => openDialog('digital-extras.DeactivateTraffic', { ...given, dependants }),
    };
  }
  const name = type === 'intariff' ? 'digital-extras.DeactivateIncluded' : 'digital-extras.Deactivate';
  return { name, run: () => openDialog(name, given) };
}

function useCalls({ extra, msisdn }: ActiveCardProps) {
  const t = useTranslations('digital-extras');
  const name = useExtraName()(extra);
  const { busy, run } = useChange({ failureIn: 'toast', textOf: usePopupText() });
  const goTo = ({ link }: { link: string }) => location.assign(link);
  const call = {
    'resend-activation': () =>
      run((api) => api.call(resendActivation, { body: { msisdn, code: extra.code } }), {
        onDone: () => showToast({ text: t('resent', { name }) }),
      }),
    'open-protection': () => run((api) => api.call(netProtectToken, { params: { msisdn } }), { onDone: goTo }),
    'recover-account': () =>
      run((api) => api.call(streamingAccountRecovery, { params: { msisdn }, query: { code: extra.code } }), {
        onDone: goTo,
      }),
  };
  return { busy, call };
}

import { expect, it } from 'vitest';
import { actionsOf, type ExtraAction } from './extra-actions.ts';
import type { ExtraStatus } from './constants.ts';

const homeAssistance = new Set(['20051']);

function extra(status: ExtraStatus, group_type = 'Music', code = '20001', is_on_slot = false) {
  const deactivation_reason = status === 'WaitingForDeactivation' ? ('requested' as const) : null;
  const current_period_state = 'Paid' as const;
  return { code, status, group_type, is_on_slot, current_period_state, is_core_service: false, deactivation_reason };
}

it.each<[string, ReturnType<typeof extra>, ExtraAction[]]>([
  ['active', extra('Active'), ['deactivate']],
  ['active on a position', extra('Active', 'Music', '20001', true), ['swap', 'deactivate']],
  ['about to end', extra('WaitingForDeactivation'), ['cancel', 'deactivation-info']],
  [
    'an insurance about to end',
    extra('WaitingForDeactivation', 'Insurance'),
    ['cancel', 'insurance-details', 'deactivation-info'],
  ],
  ['in progress', extra('InProgress'), []],
  ['pending at a partner', extra('PendingActivation'), ['resend-activation']],
  ['pending at Capital', extra('PendingActivation', 'Capital'), ['verify-capital']],
  ['pending at Dnevnik', extra('PendingActivation', 'Dnevnik'), ['verify-dnevnik']],
  [
    'pending home assistance',
    extra('PendingActivation', 'HomeAssistance', '20051'),
    ['stop-home-assistance', 'resend-activation'],
  ],
  ['active home assistance', extra('Active', 'HomeAssistance', '20051'), ['change-contact', 'deactivate']],
  ['a streaming plan', extra('Active', 'Streaming', '20028'), ['change-plan', 'recover-account', 'deactivate']],
  ['of a streaming partner without plans', extra('Active', 'Vizio', '20027'), ['recover-account', 'deactivate']],
  [
    'a donation about to end',
    extra('WaitingForDeactivation', 'Donation'),
    ['cancel', 'change-donation', 'deactivation-info'],
  ],
  ['an active donation', extra('Active', 'Donation'), ['change-donation', 'deactivate']],
])('an extra that is %s offers the actions of its state', (_, given, actions) => {
  expect(actionsOf(given, homeAssistance)).toEqual(actions);
});

it.each(['package', 'plan'] as const)('an extra that ends with its %s cannot be kept alone', (reason) => {
  const ending = { ...extra('WaitingForDeactivation'), deactivation_reason: reason };
  expect(actionsOf(ending, homeAssistance)).toEqual(['deactivation-info']);
});

it('an active core service of the plan offers no deactivation, because the server refuses it', () => {
  expect(actionsOf({ ...extra('Active'), is_core_service: true }, homeAssistance)).toEqual([]);
});

it.each<[ExtraStatus, boolean]>([
  ['Active', true],
  ['WaitingForDeactivation', false],
  ['InProgress', false],
  ['PendingActivation', false],
])('a streaming plan that is %s allows a plan change: %s [EX-162]', (status, isKept) => {
  expect(actionsOf(extra(status, 'Kinobox', '20029'), homeAssistance).includes('change-plan')).toBe(isKept);
});

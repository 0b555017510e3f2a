import { groups } from '../groups.ts';
import { isStreamingExtra } from '../streaming/rules.ts';
import { isActive } from '../lists.ts';
import { useHomeAssistanceCodes } from '../home-assistance/web/use-home-assistance-codes.ts';
import { StreamingAccount } from '../streaming/web/streaming-account.tsx';
import { AssistancePolicy } from '../home-assistance/web/assistance-policy.tsx';
import type { PartnerStateProps } from './partner-panel.tsx';
import { Insurance } from '../insurance/web/insurance-state.tsx';

/** The state of an extra at its partner: account, policy, document. */
export function PartnerState({ extra, msisdn }: PartnerStateProps) {
  const isHomeAssistance = useHomeAssistanceCodes().has(extra.code);
  if (isHomeAssistance && extra.status !== 'Inactive') return <AssistancePolicy msisdn={msisdn} />;
  if (!isActive(extra)) return null;
  if (isStreamingExtra(extra)) return <StreamingAccount extra={extra} msisdn={msisdn} />;
  return extra.group_type === groups.insurance ? <Insurance extra={extra} msisdn={msisdn} /> : null;
}

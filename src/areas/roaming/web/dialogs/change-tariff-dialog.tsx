import type { PlanFlow } from '../plan-flow.ts';
import { TariffChange } from '../tariff-change.tsx';

export function ChangeTariffDialog(flow: PlanFlow) {
  return <TariffChange flow={flow} textKey="change_text" />;
}

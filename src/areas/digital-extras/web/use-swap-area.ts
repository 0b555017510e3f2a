// The state of the swap area of a number, with the home-assistance extras of this installation.

import { swapArea, type SwapArea } from '../states.ts';
import type { NumberExtras } from './extras-page.tsx';
import { useHomeAssistanceCodes } from '../home-assistance/web/use-home-assistance-codes.ts';

export function useSwapArea({ data, msisdn }: NumberExtras, currentCode?: string): SwapArea {
  return swapArea({ data, msisdn, currentCode }, useHomeAssistanceCodes());
}

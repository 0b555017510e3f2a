import type { ReactNode } from 'react';
import { priceOf } from '#platform/money.ts';
import { DialogStage, Stage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { stopReasons } from '../../automatic-top-up.ts';
import { topUpStates } from '../../rules.ts';
import { AutomaticCard } from '../automatic-card.tsx';
import { BalanceTitle } from '../balance-title.tsx';
import { AutomaticTopUpDialog } from '../dialogs/automatic-top-up-dialog.tsx';
import { TopUpDialog } from '../dialogs/top-up-dialog.tsx';
import { Movements } from '../movements.tsx';
import { OpenPurchases } from '../open-purchases.tsx';
import { TopUpList } from '../top-up-list.tsx';
import { automatic, balance, creditedTopUp, msisdn, offers, savedCards, textsIn, today } from './sample.ts';
import '../balance.css';

export default { title: 'Balance/Screen and dialogs' };

const topUps = topUpStates.map((state) => ({
  ...creditedTopUp,
  top_up_id: state,
  state,
  has_receipt: state === 'credited',
}));
const answers = { topUpOffers: offers, listCards: savedCards, listTopUps: topUps };

const partStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <Stage key={language} language={language} texts={textsIn(language)} answers={answers}>
      {draw()}
    </Stage>
  ));
const dialogStory = (draw: () => ReactNode, given: Record<string, unknown> = answers) =>
  story((_, language) => (
    <DialogStage key={language} language={language} texts={textsIn(language)} answers={given}>
      {draw()}
    </DialogStage>
  ));

const bought = {
  ...balance,
  available: priceOf(150),
  balance: priceOf(840),
  purchases: [{ purchase_id: 'P-1', name: 'Балкани · 7 дни', amount: priceOf(690), created_at: balance.measured_at }],
};

export const Known = partStory(() => (
  <div className="grid gap-8">
    <BalanceTitle balance={balance} />
    <Movements movements={balance.movements} />
  </div>
));
export const WithOpenPurchase = partStory(() => (
  <div className="grid gap-8">
    <BalanceTitle balance={bought} />
    <OpenPurchases balance={bought} />
  </div>
));
export const SourceAway = partStory(() => <BalanceTitle balance={{ ...balance, is_source_away: true }} />);
export const TopUpsInEveryState = partStory(() => <TopUpList />);
export const AutomaticOff = partStory(() => <AutomaticCard balance={balance} />);
export const AutomaticSoon = partStory(() => (
  <AutomaticCard balance={{ ...balance, automatic: { ...automatic, charge_after: '2026-11-17T11:00:00.000Z' } }} />
));
export const AutomaticStopped = partStory(() => (
  <div className="grid gap-8">
    {stopReasons.map((reason) => (
      <AutomaticCard
        key={reason}
        balance={{ ...balance, automatic: { ...automatic, is_stopped: true, stop_reason: reason } }}
      />
    ))}
  </div>
));
export const TopUp = dialogStory(() => <TopUpDialog msisdn={msisdn} />);
export const TopUpForPurchase = dialogStory(() => <TopUpDialog msisdn={msisdn} missingCents={350} />);
export const TopUpOfSomebodyElse = dialogStory(() => <TopUpDialog />);
export const VouchersLocked = dialogStory(() => <TopUpDialog msisdn={msisdn} />, {
  ...answers,
  topUpOffers: { ...offers, has_card_payments: false, voucher_wait_seconds: 3540 },
});
export const AutomaticTopUp = dialogStory(() => (
  <AutomaticTopUpDialog msisdn={msisdn} today={today} automatic={automatic} />
));
export const AutomaticTopUpWithoutCard = dialogStory(
  () => <AutomaticTopUpDialog msisdn={msisdn} today={today} automatic={null} />,
  { ...answers, listCards: [] },
);

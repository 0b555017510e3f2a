import type { ReactNode } from 'react';
import { DialogStage, Stage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { cardPaymentStates } from '../../payment-contract.ts';
import { BillList } from '../bill-list.tsx';
import { PayBillDialog } from '../dialogs/pay-bill-dialog.tsx';
import { PaymentList } from '../payment-list.tsx';
import { billsInEveryState, openBill, paidPayment, savedCards, textsIn, today } from './sample.ts';
import '../bills.css';

export default { title: 'Bills/Lists and dialogs' };

const payments = cardPaymentStates.map((state) => ({ ...paidPayment, payment_id: state, state }));
const answers = { listCards: savedCards, listBillPayments: payments };

const partStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <Stage key={language} language={language} texts={textsIn(language)} answers={answers}>
      {draw()}
    </Stage>
  ));

export const BillsInEveryState = partStory(() => (
  <BillList list={{ today, open: openBill.open, bills: billsInEveryState }} />
));
export const PaymentsInEveryState = partStory(() => <PaymentList />);
export const PayBill = story((_, language) => (
  <DialogStage key={language} language={language} texts={textsIn(language)} answers={answers}>
    <PayBillDialog bills={[openBill]} today={today} />
  </DialogStage>
));

import type { ReactNode } from 'react';
import { Stage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { refundStates } from '../../contract.ts';
import { ContractTerms } from '../contract-terms.tsx';
import { PurchaseList } from '../purchase-list.tsx';
import { StatementForm } from '../statement-form.tsx';
import { WithdrawalMeaning } from '../withdrawal-meaning.tsx';
import { contract, preview, purchase, textsIn, withdrawal } from './sample.ts';
import '../contracts.css';

export default { title: 'Contracts/Purchases and terms' };

const partStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <Stage key={language} language={language} texts={textsIn(language)}>
      {draw()}
    </Stage>
  ));

const withdrawn = refundStates.map((refund_state) => ({
  ...purchase,
  purchase_id: refund_state,
  refusal: 'withdrawn' as const,
  withdrawal: { ...withdrawal, refund_state },
}));

export const Purchases = partStory(() => (
  <PurchaseList purchases={[purchase, { ...purchase, purchase_id: 'over', refusal: 'over' }]} />
));
export const WithdrawnPurchases = partStory(() => <PurchaseList purchases={withdrawn} />);
export const Terms = partStory(() => (
  <ul>
    <ContractTerms contract={contract} />
  </ul>
));
export const Meaning = partStory(() => <WithdrawalMeaning preview={preview} />);
export const Statement = partStory(() => (
  <StatementForm preview={preview} send={() => Promise.resolve()} backTo="/contracts" whereToSee="" />
));

import { sealVerdicts } from '../../verification/rules.ts';
import { ActivationWizard } from '../../activation/web/activation-screen.tsx';
import { Verdict } from '../../verification/web/check-screen.tsx';
import { ConfirmStep } from '../../activation/web/confirm-step.tsx';
import { DocumentList } from '../../signing/web/document-list.tsx';
import { EvidenceCard } from '../../verification/web/evidence-panel.tsx';
import { NumberStep } from '../../activation/web/number-step.tsx';
import { SigningCard } from '../../activation/web/signing-cards.tsx';
import { partStory } from './e-signing-story.tsx';
import { annex, checkOf, evidence, off, on, policy } from './sample.ts';

export default { title: 'E-signing/Parts' };

const nothing = () => undefined;

export const Documents = partStory(() => (
  <DocumentList documents={[annex, policy]} openId={annex.document_id} onOpen={nothing} />
));
export const SigningOnAndOff = partStory(() => (
  <div className="grid gap-4">
    <SigningCard status={on} isOnly />
    <SigningCard status={off} isOnly={false} />
    <SigningCard status={{ ...off, numbers: [] }} isOnly />
  </div>
));
export const Wizard = partStory(() => <ActivationWizard status={off} />);
export const WizardNumber = partStory(() => <NumberStep status={off} first="" onSent={nothing} />);
export const WizardCode = partStory(() => (
  <ConfirmStep pid={off.pid} msisdn="359888100101" onBack={nothing} onConfirmed={() => Promise.resolve()} />
));
export const Evidence = partStory(() => (
  <div className="grid gap-4">
    <EvidenceCard evidence={evidence} document={policy} />
    <EvidenceCard evidence={{ ...evidence, is_whole: false, opened_on: '', read_at: null }} document={policy} />
  </div>
));
export const Verdicts = partStory(() => (
  <div className="grid gap-4">
    {sealVerdicts.map((verdict) => (
      <Verdict key={verdict} name="Анекс.pdf" found={checkOf(verdict)} />
    ))}
  </div>
));

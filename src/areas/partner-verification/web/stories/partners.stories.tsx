import { numberProofBg } from '#platform/texts/number-proof.bg.ts';
import { numberProofEn } from '#platform/texts/number-proof.en.ts';
import { DialogStage, Stage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { inLanguage, type Language } from '#platform/languages.ts';
import { partnersBg } from '../../texts/bg.ts';
import { partnersEn } from '../../texts/en.ts';
import { Consent } from '../consent.tsx';
import { RevokePartnerDialog } from '../dialogs/revoke-partner-dialog.tsx';
import { ProveNumber } from '../prove-number.tsx';

export default { title: 'Partner verification/Steps' };

const textsIn = (language: Language) =>
  inLanguage(
    {
      bg: { partners: partnersBg, 'number-proof': numberProofBg },
      en: { partners: partnersEn, 'number-proof': numberProofEn },
    },
    language,
  );

const nothing = () => undefined;

export const AskForNumber = story((_, language) => (
  <Stage key={language} language={language} texts={textsIn(language)}>
    <ProveNumber source="capital" notice={null} onProved={nothing} />
  </Stage>
));

export const AskForConsent = story((_, language) => (
  <Stage key={language} language={language} texts={textsIn(language)}>
    <Consent
      source="dnevnik"
      site="dnevnik.example"
      msisdn="359888100101"
      isRecognised
      isAgreed={false}
      onOther={nothing}
      onRefuse={nothing}
      onProofOver={nothing}
      onVisitOver={nothing}
    />
  </Stage>
));

export const Revoke = story((_, language) => (
  <DialogStage key={language} language={language} texts={textsIn(language)}>
    <RevokePartnerDialog partner={{ source: 'capital', msisdn: '359888100101', verified_at: '2026-11-03T10:00:00Z' }} />
  </DialogStage>
));

import { useFormatter, useTranslations } from 'use-intl/react';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { checkIcon, infoIcon, warnIcon } from '#platform/web/art/icons/shell.ts';
import { generalSubject } from '#platform/question-subject.ts';
import { AskButton } from '#platform/web/ask/ask-button.tsx';
import { Badge, type BadgeTone } from '#platform/web/ui/cards/badge.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { shownMoment } from '../../web/use-contact.ts';
import type { LineCheck } from '../contract.ts';
import type { ActingParty } from '../rules.ts';

const looks: Record<ActingParty, { tone: BadgeTone; shape: string }> = {
  you: { tone: 'waiting', shape: warnIcon },
  us: { tone: 'info', shape: infoIcon },
  router: { tone: 'waiting', shape: clockIcon },
  nobody: { tone: 'good', shape: checkIcon },
};

type LineVerdictProps = { found: LineCheck; checked: string };

/** What the check found, in words, and who has to act. */
export function LineVerdict({ found, checked }: LineVerdictProps) {
  const t = useTranslations('home-people');
  const format = useFormatter();
  const { Finding, ActingParty: acts, SignalDbm, LastContact } = found;
  const signal =
    SignalDbm !== null && t('line_signal', { signal: format.number(SignalDbm, { maximumFractionDigits: 1 }) });
  // Of a router that answers, the last contact is this check.
  const isSilent = Finding === 'router-off' || Finding === 'unanswered';
  const contact = isSilent && LastContact && t('line_contact', { when: shownMoment(LastContact) });
  return (
    <Card className="grid justify-items-start gap-3">
      <Badge tone={looks[acts].tone} shape={looks[acts].shape}>
        {t(`acts_${acts}`)}
      </Badge>
      <h2 className="text-xl">{t(`finding_${Finding}`)}</h2>
      <p className="max-w-[60ch] leading-[1.45]">{t(`finding_${Finding}_text`)}</p>
      <p className="text-s text-ink-quiet">
        {[t('line_at', { time: checked }), signal, contact].filter(Boolean).join(' · ')}
      </p>
      {(acts === 'you' || acts === 'us') && <AskButton subject={generalSubject} about={t(`finding_${Finding}`)} />}
    </Card>
  );
}

import { useFormatter, useTranslations } from 'use-intl/react';
import { shownDay, sofiaDay } from '#platform/clock.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { Timeline } from '#platform/web/ui/cards/timeline.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { useSecondsLeft } from '#platform/web/ui/code/use-seconds-left.ts';
import { registrationPages } from '../../pages.ts';
import { resendApprovalEmail } from '../contract.ts';
import type { Workflow } from '../../workflow-schema.ts';
import { ownSystem } from '../../web/own-system.ts';
import { Frame } from '../../web/frame.tsx';
import { StepTitle } from '../../web/page-texts.tsx';
import { useResend } from '../../web/use-resend.ts';
import { WorkflowGate } from '../../web/workflow-gate.tsx';

const pollMs = 5000;
const time = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

/** Waits for the answer of the company; the user can close it meanwhile. */
export function WaitingScreen() {
  return (
    <WorkflowGate page="waiting" pollMs={pollMs}>
      {(workflow) => (workflow.state === 'Refused' ? <Refused workflow={workflow} /> : <Waiting workflow={workflow} />)}
    </WorkflowGate>
  );
}

export function Waiting({ workflow }: { workflow: Workflow }) {
  const t = useTranslations('registration');
  const { holder_name: holder, approver_email: approver, email: own } = workflow.properties;
  const words = { holder: holder ?? '', email: approver ?? '', own };
  return (
    <Frame page="waiting" workflow={workflow} aside={<Letter workflow={workflow} />}>
      <StepTitle title={t('waiting_title', words)} text={t('waiting_text', words)} />
      <Progress workflow={workflow} />
      <Again email={own} />
      <p className="text-s text-ink-quiet">{t('waiting_close')}</p>
    </Frame>
  );
}

function Progress({ workflow }: { workflow: Workflow }) {
  const t = useTranslations('registration');
  const format = useFormatter();
  const { proved_at, approval_sent_at, expires_at, expires_in_seconds, kind } = workflow.properties;
  const shown = (moment: string | null) => {
    if (moment === null) return null;
    const at = new Date(moment);
    return `${shownDay(sofiaDay(at))}, ${format.dateTime(at, time)}`;
  };
  return (
    <Timeline
      stateWords={{ done: t('state_done'), now: t('state_now'), next: t('state_next') }}
      events={[
        { key: 'proved', state: 'done', title: t('waiting_proved'), note: shown(proved_at) },
        { key: 'sent', state: 'done', title: t('waiting_sent'), note: shown(approval_sent_at) },
        {
          key: 'now',
          state: 'now',
          title: t('waiting_now'),
          note: (
            <>
              {t('waiting_until', { until: shown(expires_at) ?? '' })} <TimeLeft seconds={expires_in_seconds} />
            </>
          ),
        },
        { key: 'ready', state: 'next', title: t(kind === 'add-service' ? 'waiting_ready_add' : 'waiting_ready') },
      ]}
    />
  );
}

/** As the server tells it with each look: the clock of the device may be wrong. */
function TimeLeft({ seconds }: { seconds: number }) {
  const t = useTranslations('registration');
  const minutes = Math.ceil(seconds / 60);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return t('waiting_left_days', { days, hours });
  return hours > 0 ? t('waiting_left_hours', { hours, minutes: minutes % 60 }) : t('waiting_left_minutes', { minutes });
}

function Again({ email }: { email: string }) {
  const t = useTranslations('registration');
  const { resendAt, isSending, sendError, sends, resend } = useResend((api, given) =>
    api.call(resendApprovalEmail, { body: { email, operating_system: ownSystem() }, ...given }),
  );
  const left = useSecondsLeft(resendAt);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={isSending} disabled={left > 0} onClick={() => void resend()}>
          {t('waiting_resend')}
        </Button>
        <output className="text-s text-ink-quiet">
          {sends > 1 && !sendError ? t('waiting_resent') : ''} {t('waiting_resend_note')}
        </output>
      </div>
      {sendError && <FieldError id="resend-error">{sendError}</FieldError>}
    </div>
  );
}

/** What the company received, so that users know whom to ask. */
function Letter({ workflow }: { workflow: Workflow }) {
  const t = useTranslations('registration');
  const { holder_name: holder, email, service_number: number } = workflow.properties;
  return (
    <div className="registration-letter">
      <h2>{t('letter_title', { holder: holder ?? '' })}</h2>
      <p>{t('letter_text', { email, number: readableNumber(number ?? '') })}</p>
      <p className="registration-letter-answers" aria-hidden>
        <span>{t('letter_yes')}</span>
        <span>{t('letter_no')}</span>
      </p>
      <small>{t('letter_note')}</small>
    </div>
  );
}

function Refused({ workflow }: { workflow: Workflow }) {
  const t = useTranslations('registration');
  const isAdding = workflow.properties.kind === 'add-service';
  return (
    <Frame page="waiting" workflow={workflow}>
      <StepTitle
        title={t('refused_title', { holder: workflow.properties.holder_name ?? '' })}
        text={t('refused_text')}
      />
      <PortalLink to={registrationPages[isAdding ? 'id' : 'email']} className={textLinkClass}>
        {t('activation_over')}
      </PortalLink>
    </Frame>
  );
}

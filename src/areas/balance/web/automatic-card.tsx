import { useTranslations } from 'use-intl/react';
import { shownMoment } from '#platform/clock.ts';
import { balanceKey } from '#platform/web/api/query-keys.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { useAmountText } from '#platform/web/currency.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { changeAutomaticTopUp, type AutomaticTopUp, type Balance } from '../contract.ts';

/** The automatic top-up: what it does, and how to change or stop it. */
export function AutomaticCard({ balance: { msisdn, today, automatic } }: { balance: Balance }) {
  const t = useTranslations('balance');
  const open = () => openDialog('balance.AutomaticTopUp', { msisdn, today, automatic });
  return (
    <Section title={t('automatic')}>
      <Card className="grid gap-4">
        {automatic ? <Facts automatic={automatic} /> : <p>{t('automatic_off')}</p>}
        <div className="flex flex-wrap gap-2">
          <Button kind="soft" onClick={open}>
            {t(automatic ? 'automatic_change' : 'automatic_set_up')}
          </Button>
          {automatic && <StopAutomatic msisdn={msisdn} />}
        </div>
      </Card>
    </Section>
  );
}

function Facts({ automatic }: { automatic: AutomaticTopUp }) {
  const t = useTranslations('balance');
  const amountText = useAmountText();
  const amount = amountText(automatic.amount);
  const card = automatic.card_name ?? t(automatic.is_own_card ? 'automatic_card_gone' : 'automatic_card_other');
  const [ceiling, charged] = [amountText(automatic.ceiling), amountText(automatic.charged_this_month)];
  return (
    <>
      <p>
        <b>
          {automatic.below
            ? t('automatic_below', { below: amountText(automatic.below), amount, card })
            : t('automatic_day', { day: automatic.day ?? 1, amount, card })}
        </b>{' '}
        {t('automatic_ceiling', { ceiling, charged })}
      </p>
      {automatic.is_stopped && (
        <Notice shape={warnIcon}>{t(`automatic_stopped_${automatic.stop_reason ?? 'unknown'}`)}</Notice>
      )}
      {automatic.charge_after && !automatic.is_stopped && (
        <Notice shape={clockIcon}>
          {t('automatic_soon', { amount, moment: shownMoment(new Date(automatic.charge_after)) })}
        </Notice>
      )}
    </>
  );
}

export function StopAutomatic({ msisdn }: { msisdn: string }) {
  const t = useTranslations('balance');
  // Without the texts of the area: its refusals are about cards.
  const { busy, failure, run } = useChange({ reread: [balanceKey] });
  const stop = () =>
    run((api) => api.call(changeAutomaticTopUp, { params: { msisdn }, body: { automatic: null } }), {
      onDone: () => showToast({ text: t('automatic_stopped_toast') }),
    });
  return (
    <>
      <Button kind="bare" busy={busy} onClick={() => void stop()}>
        {t('automatic_stop')}
      </Button>
      {failure && <FieldError>{failure}</FieldError>}
    </>
  );
}

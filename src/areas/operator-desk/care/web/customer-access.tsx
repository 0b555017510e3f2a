import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { useMoment } from '../../web/moment.ts';
import { useDeskChange } from '../../web/use-desk-change.ts';
import { endCustomerSessions, liftCodeLock } from '../contract.ts';
import type { CustomerPage } from './customer-holdings.tsx';

/** The accounts of the customer, and their locked codes. */
export function CustomerAccess({ customer }: { customer: CustomerPage }) {
  const t = useTranslations('operator-desk');
  const moment = useMoment();
  const { busy, failure, run } = useDeskChange();
  const params = { customer: String(customer.customer) };
  const signOut = (account: number) =>
    run((api) => api.call(endCustomerSessions, { params, body: { account } }), t('signed_out'));
  const lift = (guarded: string) =>
    run((api) => api.call(liftCodeLock, { params, body: { guarded } }), t('lock_lifted'));
  const lockWords = (guarded: string) => {
    const [what, of = ''] = guarded.split(':');
    if (what === 'security-code') return t('lock_security_code');
    return what === 'account' ? t('lock_account') : t('lock_number', { of: readableNumber(of) });
  };
  const emailOf = (guarded: string) => customer.accounts.find(({ account }) => guarded === `account:${account}`)?.email;
  return (
    <Section title={t('accounts')}>
      <Card className="desk-stack">
        {failure !== null && <FieldError>{failure}</FieldError>}
        <ul className="desk-list">
          {customer.accounts.map(({ account, email, sessions, is_closed }) => (
            <li key={account} className="desk-row">
              <span className="desk-lines">
                <b translate="no">{email}</b>
                <span className="desk-quiet">{t('account_line', { sessions })}</span>
              </span>
              {is_closed && <span className="desk-quiet">{t('account_closed')}</span>}
              {sessions > 0 && (
                <Button busy={busy} onClick={() => void signOut(account)}>
                  {t('sign_out_all')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        <h3>{t('locks')}</h3>
        {customer.locks.length === 0 && <p className="desk-quiet">{t('locks_none')}</p>}
        <ul className="desk-list">
          {customer.locks.map(({ guarded, failures, until }) => (
            <li key={guarded} className="desk-row">
              <span className="desk-lines">
                {t('lock_line', { guarded: lockWords(guarded), failures })}
                <span translate="no">{emailOf(guarded)}</span>
              </span>
              <span className="desk-quiet">{until === null ? '' : moment(until)}</span>
              <Button busy={busy} onClick={() => void lift(guarded)}>
                {t('lock_lift')}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

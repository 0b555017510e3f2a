import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { shownDay, sofiaDay, sofiaTime } from '#platform/clock.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { shareIcon, listIcon } from '#platform/web/art/icons/actions.ts';
import { cardIcon, smsIcon } from '#platform/web/art/icons/services.ts';
import { BowlScene } from '#platform/web/art/scenes/bowl-scene.tsx';
import { ThanksScene } from '#platform/web/art/scenes/thanks-scene.tsx';
import { useApi } from '#platform/web/api/api-context.ts';
import { usePriceText } from '#platform/web/currency.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Button, buttonClass } from '#platform/web/ui/actions/button.tsx';
import { Consequences } from '#platform/web/ui/cards/receipt.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { webBase } from '#platform/web-base.ts';
import type { DonationReceipt } from '../contract.ts';
import { campaignAddress, unitsFor } from '../rules.ts';
import { useCampaign } from './campaign.ts';
import { lastDonationQuery } from './queries.ts';
import { useMonthName } from './whole-sum.ts';
import './thank-you.css';

/** The donation and its receipt, read from the server, so they survive a reload. */
export function ThankYouScreen() {
  const t = useTranslations('donation');
  const campaign = useCampaign();
  const { data } = useSuspenseQuery(lastDonationQuery(useApi(), campaign));
  useDocumentTitle(t('thanks_page'));
  return data.donation && <Thanks receipt={data.donation} />;
}

const mostBowls = 10;

function Thanks({ receipt }: { receipt: DonationReceipt }) {
  const t = useTranslations('donation');
  const price = usePriceText()(receipt.amount_currency);
  const units = unitsFor(receipt.amount, receipt.unit_cents);
  return (
    <section className="thanks" aria-labelledby="thanks">
      <ThanksScene className="thanks-scene" />
      <div className="thanks-text">
        <h1 id="thanks">{t('thanks_title', { count: units })}</h1>
        <p>
          {t('thanks_text', {
            name: receipt.first_name,
            named: receipt.first_name === '' ? 'no' : 'yes',
            price,
            number: readableNumber(receipt.msisdn),
          })}
        </p>
        <div className="thanks-side">
          {units > 0 && (
            <div className="thanks-bowls" aria-hidden>
              {Array.from({ length: Math.min(units, mostBowls) }, (_, index) => (
                <BowlScene key={index} />
              ))}
            </div>
          )}
          <Consequences items={useFacts(receipt)} />
        </div>
        <div className="thanks-actions">
          <PortalLink to="/" className={buttonClass({ kind: 'primary' })}>
            {t('home')}
          </PortalLink>
          <Invite />
        </div>
      </div>
    </section>
  );
}

function useFacts(receipt: DonationReceipt) {
  const t = useTranslations('donation');
  const at = new Date(receipt.donated_at);
  const day = sofiaDay(at);
  const month = useMonthName()(day);
  const moment = `${shownDay(day)}, ${sofiaTime(at)}`;
  return [
    { key: 'bill', shape: cardIcon, text: receipt.is_prepaid ? t('thanks_balance') : t('thanks_bill', { month }) },
    { key: 'sms', shape: smsIcon, text: t('thanks_sms', { number: readableNumber(receipt.msisdn) }) },
    { key: 'receipt', shape: listIcon, text: t('thanks_receipt', { receipt: receipt.receipt_number, moment }) },
  ];
}

function Invite() {
  const t = useTranslations('donation');
  const invite = async () => {
    const url = `${location.origin}${webBase}${campaignAddress('donation')}`;
    if ('share' in navigator) return navigator.share({ title: t('page'), text: t('invite_text'), url });
    await (navigator as Navigator).clipboard.writeText(url);
    return showToast({ text: t('invite_copied') });
  };
  return (
    // Closing the phone's share sheet is not an error.
    <Button onClick={() => void invite().catch(() => undefined)}>
      <Icon shape={shareIcon} size="s" />
      {t('invite')}
    </Button>
  );
}

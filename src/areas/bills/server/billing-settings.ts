import { currentBrand } from '#platform/current-brand.ts';
import { BadConfiguration, reader, type Environment } from '#platform/server/environment.ts';
import { isIban } from '../transfer-code.ts';

/** The bank account for transfers; without one the portal does not offer them. */
export type BillingSettings = { iban: string; bic: string; name: string } | null;

/** The example account of the Bulgarian national bank. */
const demoIban = 'BG80BNBG96611020345678';

export function readBillingSettings(environment: Environment): BillingSettings {
  const read = reader(environment);
  const iban = read.text('BILLING_IBAN', environment['APP_MODE'] === 'production' ? '' : demoIban).replaceAll(' ', '');
  if (iban === '') return null;
  if (!isIban(iban)) throw new BadConfiguration('BILLING_IBAN is no IBAN: its check digits are wrong.');
  const name = read.text('BILLING_NAME', currentBrand().legalName);
  return { iban, bic: read.matching('BILLING_BIC', /^([A-Z0-9]{8}([A-Z0-9]{3})?)?$/, ''), name };
}

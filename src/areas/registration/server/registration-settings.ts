import { currentBrand } from '#platform/current-brand.ts';
import { reader, type Environment } from '#platform/server/environment.ts';

/** The address of the operator's terms. */
export function readTermsUrl(environment: Environment): string {
  return reader(environment).httpUrl('TERMS_URL') ?? currentBrand().addresses.terms;
}

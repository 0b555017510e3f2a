import { reader, type Environment } from '#platform/server/environment.ts';

/** Where the operator's terms can be read. */
export function readTermsUrl(environment: Environment): string {
  return reader(environment).httpUrl('TERMS_URL') ?? 'https://selfcare.abonat.example/terms';
}

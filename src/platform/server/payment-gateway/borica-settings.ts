import { currentBrand } from '#platform/current-brand.ts';
import { BadConfiguration, reader, type Environment } from '#platform/server/environment.ts';

/** The terminal that the bank assigned to the operator at BORICA's e-commerce gateway. */
export type BoricaSettings = {
  url: string;
  terminal: string;
  merchant: string;
  merchantName: string;
  merchantUrl: string;
  merchantEmail: string;
  description: string;
  /** PEM: our key signs requests, the gateway's public key verifies answers. */
  privateKey: string;
  gatewayKey: string;
  timeoutMs: number;
};

export function readBoricaSettings(environment: Environment): BoricaSettings | undefined {
  const read = reader(environment);
  const terminal = read.text('BORICA_TERMINAL', '');
  if (terminal === '') return undefined;
  const url = read.url('PAYMENT_PAGE_URL', ['https:']);
  const privateKey = read.secret('BORICA_PRIVATE_KEY', 100);
  const gatewayKey = read.secret('BORICA_GATEWAY_KEY', 100);
  const merchantUrl = read.url('PUBLIC_URL', ['http:', 'https:']);
  if (!url || !privateKey || !gatewayKey || !merchantUrl) {
    throw new BadConfiguration(
      'PAYMENT_PAGE_URL, PUBLIC_URL, BORICA_PRIVATE_KEY and BORICA_GATEWAY_KEY must be set where BORICA_TERMINAL is.',
    );
  }
  return {
    url,
    terminal: read.matching('BORICA_TERMINAL', /^[A-Z0-9]{8}$/, ''),
    merchant: read.matching('BORICA_MERCHANT', /^\d{10}$/, ''),
    merchantName: read.text('BORICA_MERCHANT_NAME', currentBrand().name).slice(0, 80),
    merchantUrl,
    merchantEmail: read.text('BORICA_MERCHANT_EMAIL', ''),
    description: read.text('BORICA_DESCRIPTION', 'Card for automatic payments').slice(0, 50),
    privateKey: pemOf('BORICA_PRIVATE_KEY', privateKey),
    gatewayKey: pemOf('BORICA_GATEWAY_KEY', gatewayKey),
    timeoutMs: 10_000,
  };
}

/** A one-line environment value holds the file in base64. */
function pemOf(name: string, value: string): string {
  const pem = value.includes('-----BEGIN') ? value : Buffer.from(value, 'base64').toString('utf8');
  if (pem.includes('-----BEGIN')) return pem;
  throw new BadConfiguration(`${name} must be a PEM file, plain or in base64.`);
}

// The payment gateway of this installation: the bank's if configured, the embedded one in the demo, else none.

import type { Platform } from '#platform/server/platform.ts';
import { boricaGateway } from './borica-gateway.ts';
import type { BoricaSettings } from './borica-settings.ts';
import { embeddedGateway } from './embedded-gateway.ts';
import type { PaymentGateway } from './payment-gateway.ts';

export function openPaymentGateway(platform: Platform, borica: BoricaSettings | undefined): PaymentGateway | null {
  if (borica) return boricaGateway(borica, platform.clock);
  return platform.configuration.appMode === 'demo' ? embeddedGateway(platform) : null;
}

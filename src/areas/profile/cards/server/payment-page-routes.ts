// The calls of the demo payment page.

import { done, ok, seeOther } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { defaultLanguage, isLanguage } from '#platform/languages.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as page from '../embedded-payment-contract.ts';
import { findPayment } from '#platform/server/payment-gateway/embedded-gateway.ts';
import { openPage, payByTestCard } from '#platform/server/payment-gateway/payment-page.ts';

export function paymentPageRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, page.openPaymentPage, async (call) => {
    const address = await openPage(platform, call.body as Record<string, string>);
    if (isRefusal(address)) return address;
    call.setHeader('location', address);
    return seeOther;
  });

  mount(at, page.readPayment, async (call) => {
    const payment = await findPayment(platform, call.params.transactionId);
    if (!payment) return refuse('EC_Not_Found');
    const { amount, currency, language, state, back_url } = payment;
    return ok({
      amount,
      currency,
      is_open: state === 'open',
      back_url,
      language: isLanguage(language) ? language : defaultLanguage,
    });
  });

  mount(at, page.payByTestCard, async (call) => {
    const form = await payByTestCard(platform, call.params.transactionId, call.body.card);
    if (isRefusal(form)) return form;
    return form ? ok(form) : done;
  });
}

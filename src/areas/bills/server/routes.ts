import { sofiaDay } from '#platform/clock.ts';
import { ok, seeOther } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { priceOf } from '#platform/money.ts';
import { advance } from '#platform/server/card-payments/advance-payment.ts';
import { takePaymentAnswer } from '#platform/server/card-payments/take-answer.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import type { PaymentGateway } from '#platform/server/payment-gateway/payment-gateway.ts';
import { isUuid } from '#platform/uuid.ts';
import { webBase } from '#platform/web-base.ts';
import * as calls from '../contract.ts';
import * as payments from '../payment-contract.ts';
import { linesAtOnce } from './bill-detail-store.ts';
import { billCsv } from './bill-csv.ts';
import { billDocument } from './bill-document.ts';
import { billPayments } from './bill-payments.ts';
import type { BillingSettings } from './billing-settings.ts';
import { payBills } from './pay-bills.ts';
import { findCardPayment, findCardPayments } from './payment-store.ts';
import { paymentReceipt } from './payment-receipt.ts';
import { presentBill, presentLine, presentPayment } from './present.ts';
import { readBill } from './read-bill.ts';
import { findBills, findLines } from './store.ts';

export type BillPartners = { gateway: PaymentGateway | null; transfer: BillingSettings };

export function billRoutes(at: Mounting, { gateway, transfer }: BillPartners): void {
  billReads(at, transfer);
  paymentRoutes(at, gateway);
}

const mostLines = 100_000;

function billReads(at: Mounting, transfer: BillingSettings): void {
  const { platform } = at;

  mount(at, calls.listBills, async (call) => {
    const today = sofiaDay(platform.clock.now());
    const bills = await findBills(call.reads, call.caller.accountId, call.query.contract ?? null);
    const open = bills.reduce((sum, bill) => sum + bill.open_cents, 0);
    return ok({ today, open: priceOf(open), bills: bills.map((bill) => presentBill(bill, today)) });
  });

  mount(at, calls.readBill, async (call) => {
    const asked = { accountId: call.caller.accountId, billId: call.params.billId, language: call.language, transfer };
    const bill = await readBill(call.reads, asked, platform.clock.now());
    return isRefusal(bill) ? bill : ok(bill);
  });

  mount(at, calls.billLines, async (call) => {
    const key = { customerId: call.customerId, billId: call.params.billId };
    const page = { language: call.language, after: Number(call.query.after), limit: linesAtOnce };
    return ok((await findLines(platform.db, key, page)).map(presentLine));
  });

  mount(at, calls.billDocument, async (call) => {
    const key = { customerId: call.customerId, billId: call.params.billId };
    const document = await billDocument(platform, key, transfer);
    if (!document) return refuse('EC_User_Not_Authoried');
    call.setHeader('content-disposition', `attachment; filename="${document.name}"`);
    return ok(document.file);
  });

  mount(at, calls.billCsv, async (call) => {
    const key = { customerId: call.customerId, billId: call.params.billId };
    const lines = await findLines(platform.db, key, { language: call.language, after: 0, limit: mostLines });
    call.setHeader('content-disposition', 'attachment; filename="bill.csv"');
    return ok(Buffer.from(billCsv(lines)));
  });
}

function paymentRoutes(at: Mounting, gateway: PaymentGateway | null): void {
  const { platform } = at;

  mount(at, payments.listBillPayments, async (call) =>
    ok((await findCardPayments(call.reads, call.caller.accountId)).map(presentPayment)),
  );

  mount(at, payments.readBillPayment, async (call) => {
    const id = { accountId: call.caller.accountId, paymentId: call.params.paymentId };
    const found = isUuid(id.paymentId) && (await findCardPayment(platform.db, id));
    if (!found) return refuse('EC_User_Not_Authoried');
    const isOpen = found.state === 'at-bank' || found.state === 'charging';
    if (!isOpen || !gateway) return ok(presentPayment(found));
    await advance(platform, gateway, billPayments, id);
    return ok(presentPayment((await findCardPayment(platform.db, id)) ?? found));
  });

  mount(at, payments.billReceipt, async (call) => {
    const id = { accountId: call.caller.accountId, paymentId: call.params.paymentId };
    const file = isUuid(id.paymentId) && (await paymentReceipt(platform, id, call.language));
    if (!file) return refuse('EC_User_Not_Authoried');
    call.setHeader('content-disposition', 'attachment; filename="receipt.pdf"');
    return ok(file);
  });

  mount(at, payments.payBills, (call) => {
    const { contract = null, bills: billIds, amount, card: cardId } = call.body;
    const { caller, language, ownOrigin: origin } = call;
    const request = { accountId: caller.accountId, contract, billIds, amount, cardId, language, origin };
    return call.change(async (tx) => {
      const started = await payBills(platform, gateway, tx, request);
      return isRefusal(started) ? started : ok(started);
    });
  });

  // The answer comes through the browser, so only the gateway's signature counts. The redirect does not prove the
  // result: the screen asks the server.
  mount(at, payments.billPaymentAnswer, async (call) => {
    const form = call.body as Record<string, string>;
    const paymentId = gateway && (await takePaymentAnswer(platform, gateway, billPayments, form));
    call.setHeader('location', `${webBase}/bills${paymentId ? `?payment=${paymentId}` : ''}`);
    return seeOther;
  });
}

// The calls of contracts: the overview, withdrawals, and summaries.

import * as offers from '#platform/contract-summary.ts';
import { sofiaDay } from '#platform/clock.ts';
import { ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import type { PurchaseKind } from '#platform/server/purchases/purchase-kind.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { PortalContent } from '#platform/server/server-area.ts';
import * as calls from '../contract.ts';
import { openWithdrawalRoutes } from './open-withdrawal-routes.ts';
import { presentPreview, presentPurchase, presentTerms, presentWithdrawal } from './present.ts';
import { reckonWithdrawal } from './reckon-withdrawal.ts';
import { findContract, findOverview, findPerson, findPurchase } from './store.ts';
import { summarizeContract } from './summarize-contract.ts';
import { itemOfOffer, itemOfPurchase, summarizeItems } from './summarize-offer.ts';
import { summaryDocument, summaryTexts } from './summary-texts.ts';
import { withdraw } from './withdraw.ts';
import { withdrawalReceipt } from './withdrawal-receipt.ts';

export function contractsRoutes(at: Mounting, _ports: null, content: PortalContent): void {
  const kinds = content.purchaseKinds(at.platform);
  readingRoutes(at, kinds);
  withdrawalRoutes(at, kinds);
  openWithdrawalRoutes(at, kinds);
  summaryRoutes(at);
  offerRoutes(at, kinds);
}

const asFile = (name: string) => `attachment; filename="${name}.pdf"`;

function readingRoutes(at: Mounting, kinds: readonly PurchaseKind[]): void {
  const { db, clock } = at.platform;

  mount(at, calls.contractsOverview, async (call) => {
    const today = sofiaDay(clock.now());
    const { purchases, contracts } = await findOverview(call.reads, call.caller.accountId);
    return ok({
      today,
      purchases: purchases.map((purchase) => presentPurchase(purchase, call.language, today)),
      contracts: contracts.map((contract) => presentTerms(contract, call.language, today)),
    });
  });

  mount(at, calls.readWithdrawal, async (call) => {
    const today = sofiaDay(clock.now());
    const key = { customerId: call.customerId, purchaseId: call.params.purchaseId };
    const purchase = await findPurchase(db, key);
    if (!purchase) return refuse('EC_User_Not_Authoried');
    const reckoning = await reckonWithdrawal(db, kinds, purchase, today);
    const { first_name, last_name, email } = await findPerson(db, call.caller.accountId);
    const person = { name: `${first_name} ${last_name}`.trim(), email };
    return ok(presentPreview(purchase, reckoning, { person, language: call.language, today }));
  });
}

function withdrawalRoutes(at: Mounting, kinds: readonly PurchaseKind[]): void {
  const { platform } = at;

  mount(at, calls.withdraw, (call) => {
    const { caller, customerId, params, body, language } = call;
    const statement = { customerId, ...params, ...body, accountId: caller.accountId, language };
    return call.change(async (tx) => {
      const withdrawn = await withdraw(platform, kinds, tx, statement);
      return isRefusal(withdrawn) ? withdrawn : ok(presentWithdrawal(withdrawn)!);
    });
  });

  mount(at, calls.withdrawalReceipt, async (call) => {
    const purchase = await findPurchase(platform.db, { customerId: call.customerId, ...call.params });
    const file = purchase && (await withdrawalReceipt(platform.db, purchase));
    if (!file) return refuse('EC_Not_Found');
    call.setHeader('content-disposition', asFile('withdrawal'));
    return ok(file);
  });
}

function summaryRoutes(at: Mounting): void {
  const { db, clock, configuration } = at.platform;

  const contractOf = async (customerId: number, contractId: string, language: Language) => {
    const contract = await findContract(db, { customerId, contractId });
    const texts = await summaryTexts(db, language, configuration.helpLine);
    return contract && { texts, summary: summarizeContract(texts, contract, sofiaDay(clock.now())) };
  };

  mount(at, calls.contractSummary, async ({ customerId, params, language }) => {
    const found = await contractOf(customerId, params.contractId, language);
    return found ? ok(found.summary) : refuse('EC_User_Not_Authoried');
  });

  mount(at, calls.contractSummaryDocument, async (call) => {
    const found = await contractOf(call.customerId, call.params.contractId, call.language);
    if (!found) return refuse('EC_User_Not_Authoried');
    call.setHeader('content-disposition', asFile('contract-summary'));
    return ok(await summaryDocument(found.texts, found.summary, clock.now()));
  });

  mount(at, calls.purchaseSummary, async (call) => {
    const purchase = await findPurchase(db, { customerId: call.customerId, ...call.params });
    if (!purchase) return refuse('EC_User_Not_Authoried');
    const texts = await summaryTexts(db, call.language, configuration.helpLine);
    const concluded = new Date(purchase.concluded_at);
    const summary = summarizeItems(texts, [itemOfPurchase(purchase, call.language)], concluded);
    call.setHeader('content-disposition', asFile('contract-summary'));
    return ok(await summaryDocument(texts, summary, concluded));
  });
}

type OfferRequest = { kind: string; subjects: readonly string[]; number: ServiceKey | null; language: Language };

function offerRoutes(at: Mounting, kinds: readonly PurchaseKind[]): void {
  const { db, clock, configuration } = at.platform;

  const offerOf = async ({ kind, subjects, number, language }: OfferRequest) => {
    const seller = kinds.find((each) => each.kind === kind);
    const findOne = async (subject: string) => (await seller?.findOffer?.(number, subject, language)) ?? null;
    const found = await Promise.all(subjects.map(findOne));
    const items = found.flatMap((offer) => (offer ? [itemOfOffer(offer)] : []));
    if (items.length === 0 || items.length < found.length) return null;
    const texts = await summaryTexts(db, language, configuration.helpLine);
    return { texts, summary: summarizeItems(texts, items, clock.now()) };
  };
  const ofNumber = ({ kind, subjects }: { kind: string; subjects: string }, number: ServiceKey, language: Language) =>
    offerOf({ kind, subjects: subjects.split(','), number, language });
  const toAnybody = ({ kind, subjects }: { kind: string; subjects: string }, language: Language) =>
    offerOf({ kind, subjects: subjects.split(','), number: null, language });
  const document = async (
    found: Awaited<ReturnType<typeof offerOf>>,
    setHeader: (name: string, value: string) => void,
  ) => {
    if (!found) return refuse('EC_Not_Found');
    setHeader('content-disposition', asFile('contract-summary'));
    return ok(await summaryDocument(found.texts, found.summary, clock.now()));
  };

  mount(at, offers.offerSummary, async ({ query, service, language }) => {
    const found = await ofNumber(query, service, language);
    return found ? ok(found.summary) : refuse('EC_Not_Found');
  });
  mount(at, offers.offerSummaryDocument, async (call) =>
    document(await ofNumber(call.query, call.service, call.language), (name, value) => call.setHeader(name, value)),
  );
  mount(at, offers.openOfferSummary, async ({ query, language }) => {
    const found = await toAnybody(query, language);
    return found ? ok(found.summary) : refuse('EC_Not_Found');
  });
  mount(at, offers.openOfferSummaryDocument, async (call) =>
    document(await toAnybody(call.query, call.language), (name, value) => call.setHeader(name, value)),
  );
}

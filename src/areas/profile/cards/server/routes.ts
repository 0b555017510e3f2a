import { done, ok, seeOther } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { webBase } from '#platform/web-base.ts';
import { listCards } from '../../contract.ts';
import * as calls from '../contract.ts';
import { ask } from './ask-gateway.ts';
import { findCards, findLastVisit } from './store.ts';
import { deleteCard } from './delete-card.ts';
import type { PaymentGateway } from '#platform/server/payment-gateway/payment-gateway.ts';
import { paymentPageRoutes } from './payment-page-routes.ts';
import { presentCard, presentCardChange } from './present.ts';
import { startVisit } from './start-visit.ts';
import { takeAnswer } from './take-answer.ts';

export function cardRoutes(at: Mounting, gateway: PaymentGateway | null): void {
  const { platform } = at;

  mount(at, listCards, async (call) => ok((await findCards(platform.db, call.caller.accountId)).map(presentCard)));

  mount(at, calls.addCard, (call) => {
    const { language, ownOrigin: origin, remoteAddress } = call;
    const visit = { accountId: call.caller.accountId, replacesCardId: null, language, origin, remoteAddress };
    return call.change(async (tx) => {
      const form = await startVisit(platform, gateway, tx, visit);
      return isRefusal(form) ? form : ok(form);
    });
  });

  mount(at, calls.replaceCard, (call) => {
    const { language, ownOrigin: origin, remoteAddress } = call;
    const { accountId } = call.caller;
    const visit = { accountId, replacesCardId: call.params.cardId, language, origin, remoteAddress };
    return call.change(async (tx) => {
      const form = await startVisit(platform, gateway, tx, visit);
      if (!isRefusal(form)) return ok(form);
      const { refused, properties } = form;
      return refused === 'EC_Too_Many_Cards' ? refuse('EC_Generic_Error') : refuse(refused, properties);
    });
  });

  mount(at, calls.deleteCard, (call) => {
    const card = { accountId: call.caller.accountId, cardId: call.params.cardId, now: platform.clock.now() };
    return call.change(async (tx) => (await deleteCard(tx, card)) ?? done);
  });

  mount(at, calls.lastCardChange, async (call) => {
    const { accountId } = call.caller;
    const visit = await findLastVisit(platform.db, accountId);
    if (visit?.state !== 'open' || !gateway) return ok(presentCardChange(visit));
    await ask(platform, gateway, { accountId, changeId: visit.change_id });
    return ok(presentCardChange(await findLastVisit(platform.db, accountId)));
  });

  // The answer comes through the browser, so only the gateway's signature counts. The redirect does not prove the
  // result: the screen asks the server.
  mount(at, calls.cardAnswer, async (call) => {
    const isSaved = gateway !== null && (await takeAnswer(platform, gateway, call.body as Record<string, string>));
    const result = isSaved ? 'success' : 'fail';
    call.setHeader('location', `${webBase}/my-profile/my-cards?result=${result}`);
    return seeOther;
  });

  paymentPageRoutes(at);
}

import { sofiaDay, sofiaHour } from '#platform/clock.ts';
import { done, ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import type { Caller, OwnedService } from '#platform/server/http/caller.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import type { PortalContent } from '#platform/server/server-area.ts';
import { takesNumbers } from '#areas/weekend-bonus/rules.ts';
import {
  customerServices,
  gatewayMsisdnInformation,
  homeOverview,
  msisdnInformation,
  nameService,
  removeService,
  serviceOwnerName,
} from '../contract.ts';
import { inOrderOfNeed, offersFor } from '../rules.ts';
import { keepName, takeOut } from './change-services.ts';
import { firstAllowancesIn, presentAttention, presentHomeService, presentProfileService } from './present.ts';
import { findOverview, findOwnerName, findServices } from './store.ts';
import { tariffNames } from './tariff-names.ts';

type HomeContent = Pick<PortalContent, 'publicSettings' | 'isAreaEnabled' | 'attentionKinds' | 'offers'>;

export function homeRoutes(at: Mounting, content: HomeContent): void {
  serviceRoutes(at);
  overviewRoutes(at, content);
}

function serviceRoutes(at: Mounting): void {
  const { platform } = at;
  const changeOf = (call: { caller: Caller; service: OwnedService }) => ({
    accountId: call.caller.accountId,
    customerId: call.service.customerId,
    serviceId: call.service.serviceId,
    now: platform.clock.now(),
  });

  for (const spec of [msisdnInformation, gatewayMsisdnInformation]) {
    mount(at, spec, async (call) => {
      const { services } = await findServices(call.reads, call.caller.accountId);
      return ok(services.map((row) => ({ msisdn: row.service_id, msisdn_type: row.msisdn_type })));
    });
  }

  mount(at, customerServices, async (call) => {
    const found = await findServices(call.reads, call.caller.accountId);
    const tariffName = await tariffNames(platform, found.catalogue_version);
    return ok(found.services.map((row) => presentProfileService(row, tariffName, call.language)));
  });

  mount(at, nameService, (call) =>
    call.change(async (tx) => {
      await keepName(tx, changeOf(call), call.body.label);
      return done;
    }),
  );

  mount(at, removeService, (call) =>
    call.change(async (tx) => {
      await takeOut(tx, changeOf(call));
      return done;
    }),
  );

  mount(at, serviceOwnerName, async (call) =>
    ok({ owner_name: await findOwnerName(platform.db, call.service.customerId) }),
  );
}

function overviewRoutes(at: Mounting, content: HomeContent): void {
  const { platform } = at;
  const campaignId = content.publicSettings['donation_campaign_id'] ?? '';

  mount(at, homeOverview, async (call) => {
    const now = platform.clock.now();
    const today = sofiaDay(now);
    const row = await findOverview(call.reads, { accountId: call.caller.accountId, today, campaignId });
    if (!row) return refuse('Error_401');
    const gives_bonus = row.bonus_campaign !== null && takesNumbers(today, row.bonus_campaign);
    const tariffName = await tariffNames(platform, row.catalogue_version);
    const firstAllowances = firstAllowancesIn(content.isAreaEnabled('usage') ? row.allowances : []);
    const figures = { firstAllowances, balances: new Map(row.balances) };
    return ok({
      first_name: row.first_name,
      is_vip: row.is_vip && content.isAreaEnabled('vip-club'),
      offers: offersFor(row.services, { ...row, gives_bonus }).filter((offer) => content.offers.has(offer)),
      today,
      hour: sofiaHour(now),
      services: row.services.map((service) => presentHomeService(service, tariffName, call.language, figures)),
      attention: inOrderOfNeed(row.attention)
        .filter(({ kind }) => content.attentionKinds.has(kind))
        .map((item) => presentAttention(item, call.language, row.kinds_off_in_bell)),
    });
  });
}

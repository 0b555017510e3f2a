// The calls of roaming: reading a number, changing its plans and limits, and its trip.

import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { inLanguage } from '#platform/languages.ts';
import * as calls from '../contract.ts';
import { changeDrtLimit, creditLimit, drtLimit, postpaidDetails } from '../contract-limits.ts';
import { latestCatalogue } from './catalogue.ts';
import { changeLimits } from './change-limits.ts';
import { forgetTrip, keepTrip } from './keep-trip.ts';
import { findLimits } from './limits-store.ts';
import { modifyRoaming } from './modify-roaming.ts';
import { presentCountry } from './present-country.ts';
import { presentCredit, presentDrt } from './present-limits.ts';
import { presentRoaming } from './present.ts';
import { findNumber } from './roaming-store.ts';

export function roamingRoutes(at: Mounting): void {
  planRoutes(at);
  countryRoutes(at);
  limitRoutes(at);
  tripRoutes(at);
}

function planRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, calls.eligibleRoaming, async (call) => {
    const number = await findNumber(platform, call.service);
    if (number.msisdn_type !== 'Mobile') return refuse('EC_Phone_Is_Not_Eligible');
    const { ln: language = call.language, showTariffChangeWarning } = call.query;
    const now = platform.clock.now();
    return ok(presentRoaming(number, { language, now, asksWarning: showTariffChangeWarning === 'true' }));
  });

  mount(at, calls.modifyRoaming, (call) =>
    call.change((tx) =>
      modifyRoaming(platform, tx, {
        service: { customerId: call.service.customerId, serviceId: call.service.serviceId },
        accountId: call.caller.accountId,
        tariffs: call.body.roaming_tariffs,
      }),
    ),
  );

  mount(at, postpaidDetails, async (call) => {
    const { msisdn_type, subscriber, tariff_bg, tariff_en } = await findNumber(platform, call.service);
    if (msisdn_type !== 'Mobile') return refuse('EC_Phone_Is_Not_Eligible');
    return ok({
      msisdn: call.service.serviceId,
      tariff_name: inLanguage({ bg: tariff_bg, en: tariff_en }, call.language),
      is_postpaid: !subscriber.isPrepaid,
      account_type: subscriber.accountType,
      owner: call.service.isOwner,
    });
  });
}

function countryRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, calls.roamingCountries, async () => {
    const { countries } = await latestCatalogue(platform);
    return ok(countries);
  });

  mount(at, calls.roamingCountry, async (call) => {
    const number = await findNumber(platform, call.service);
    if (number.msisdn_type !== 'Mobile') return refuse('EC_Phone_Is_Not_Eligible');
    const country = number.catalogue.countries.find(({ country_id }) => country_id === call.params.countryId);
    return country ? ok(presentCountry(number, country, call.language)) : refuse('EC_Not_Found');
  });
}

function limitRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, drtLimit, async (call) => {
    const limits = await findLimits(platform.db, call.service);
    return limits ? ok({ drt_limit_details: presentDrt(limits) }) : refuse('EC_Phone_Is_Not_Eligible');
  });

  mount(at, creditLimit, async (call) => {
    const credit = (await findLimits(platform.db, call.service))?.credit;
    return credit ? ok(presentCredit(credit)) : refuse('EC_Phone_Is_Not_Eligible');
  });

  mount(at, changeDrtLimit, (call) => call.change((tx) => changeLimits(platform, tx, call)));
}

function tripRoutes(at: Mounting): void {
  const { platform } = at;
  mount(at, calls.keepTrip, (call) => call.change((tx) => keepTrip(platform, tx, call, call.body)));
  mount(at, calls.forgetTrip, (call) => call.change((tx) => forgetTrip(platform, tx, call)));
}

import { sofiaDay } from '#platform/clock.ts';
import { done, ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract.ts';
import { findProfile } from './store.ts';
import { changePassword, checkNewPassword } from './change-password.ts';
import { changePersonalData } from './change-personal-data.ts';
import { contractRoutes } from './contract-routes.ts';
import { deactivateProfile } from './deactivate-profile.ts';
import { emailRoutes } from './email-routes.ts';
import { presentAccount } from './present.ts';
import { restoreProfile } from './restore-profile.ts';

export function accountRoutes(at: Mounting): void {
  const { platform } = at;
  const { storage: storageKey } = platform.keys;
  const now = () => platform.clock.now();

  mount(at, calls.profileAccount, async (call) => {
    const row = await findProfile(call.reads, call.caller.accountId, now());
    return row ? ok(presentAccount(row, sofiaDay(now()))) : refuse('Error_401');
  });

  mount(at, calls.changePersonalData, (call) => {
    const who = { accountId: call.caller.accountId, now: now() };
    return call.change(async (tx) => (await changePersonalData(tx, who, call.body)) ?? done);
  });

  mount(at, calls.changePassword, async (call) => {
    const { old_password: oldPassword, new_password: newPassword } = call.body;
    const checked = await checkNewPassword(platform, { ...call.caller, oldPassword, newPassword });
    if (isRefusal(checked)) return checked;
    return call.change(async (tx) => (await changePassword(tx, call.caller, checked, now())) ?? done);
  });

  mount(at, calls.deactivateProfile, (call) => {
    const who = { accountId: call.caller.accountId, origin: call.ownOrigin, storageKey, now: now() };
    return call.change(async (tx) => (await deactivateProfile(tx, who)) ?? done);
  });

  mount(at, calls.restoreProfile, async (call) => (await restoreProfile(platform, call.body.token)) ?? done);

  emailRoutes(at);
  contractRoutes(at);
}

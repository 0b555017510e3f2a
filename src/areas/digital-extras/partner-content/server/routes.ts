import { ok } from '#platform/endpoint.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { mountChange } from '../../server/mount-change.ts';
import * as calls from '../contract.ts';
import { resendPartnerCode } from './resend-partner-code.ts';
import { findPartnerContent, type PartnerStatus } from './store.ts';
import { verifyPartnerContent } from './verify-partner-content.ts';

export function partnerContentRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, calls.partnerContentStatus, async (call) => {
    const content = await findPartnerContent(platform.db, { ...call.service, code: call.query.code });
    return ok({ status: (content?.status ?? 'Inactive') as PartnerStatus });
  });

  mount(at, calls.verifyPartnerContent, (call) =>
    call.change((tx) => verifyPartnerContent(platform, tx, { accountId: call.caller.accountId, ...call.query })),
  );

  mountChange(at, calls.resendPartnerCode, (change, { query, remoteAddress, setHeader }) => {
    const onSent = (seconds: number) => setHeader('retry-after', String(seconds));
    return resendPartnerCode(change, query.source, { remoteAddress, onSent });
  });
}

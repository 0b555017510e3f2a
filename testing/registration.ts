// The portal with registrations in progress: at a given step, and their stored data.

import { expect } from 'vitest';
import { openPortal, type TestReply, type TestPortal } from './portal.ts';
import { newestLink, newestMessage, registrantOn, type Registrant } from './registrant.ts';

export const daniel = { pidOrEik: '9203149959', clientType: 'PrivateOwner' };
const beta = { pidOrEik: '999001012', clientType: 'BusinessOwner' };

export const over = 'EC_Expired_Or_Completed_Registration';

export const code = ({ body }: TestReply) => (body as { ErrorCode?: string } | undefined)?.ErrorCode;
export const withoutTrace = ({ status, body }: TestReply) => ({ status, body: { ...(body as object), TraceId: '' } });

type StartedRegistration = { person: Registrant; email: string };

export type RegistrationPortal = {
  portal: TestPortal;
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Resets attempts and codes. */
  startOver(): Promise<unknown>;
  started(email?: string): Promise<StartedRegistration>;
  activated(email?: string): Promise<StartedRegistration>;
  /** With the key of the approver's link. */
  awaitingApproval(): Promise<StartedRegistration & { key: string }>;
  rowOf(email: string): Promise<Record<string, unknown> | undefined>;
  close(): Promise<void>;
};

export async function openRegistration(): Promise<RegistrationPortal> {
  const portal = await openPortal();
  const query: RegistrationPortal['query'] = (text, values = []) => portal.platform.pool.query(text, values);
  let people = 0;
  const started: RegistrationPortal['started'] = async (email = `person${(people += 1)}@demo.abonat.bg`) => {
    const person = registrantOn(portal);
    expect((await person.start(email)).status).toBe(200);
    return { person, email };
  };
  const activated: RegistrationPortal['activated'] = async (wanted) => {
    const { person, email } = await started(wanted);
    const { code: typed } = await newestMessage(portal, email);
    expect((await person.activate(email, typed)).status).toBe(200);
    return { person, email };
  };
  return {
    portal,
    query,
    startOver: () => query('truncate rate_limit, code_send, code_recipient, code_failure'),
    started,
    activated,
    async awaitingApproval() {
      const { person, email } = await activated();
      await person.signal('SubmitPidOrEik', beta);
      await person.signal('SubmitServiceNumber', { serviceNumber: '0888100803' });
      const asked = await person.signal('SubmitSecurityCode', { securityCode: '240818', contract: 'M5550002' });
      expect(asked).toMatchObject({ body: { state: 'AwaitingApproval' } });
      return { person, email, key: await newestLink(portal, 'approve@demo.abonat.bg') };
    },
    rowOf: async (email) =>
      (await query('select * from registration_workflow where email = $1 order by created_at desc', [email]))
        .rows[0] as Record<string, unknown> | undefined,
    close: () => portal.close(),
  };
}

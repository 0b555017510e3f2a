import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '#testing/audit-of.ts';
import { newestLink, newestMessage, newPassword, registrantOn, type Registrant } from '#testing/registrant.ts';
import { oneConnection, openPortal, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal(oneConnection.environment, oneConnection.reach);
});
afterAll(() => portal.close());

const state = (name: string) => ({ status: 200, body: { state: name } });

async function activated(email: string): Promise<Registrant> {
  const person = registrantOn(portal);
  expect(await person.start(email)).toMatchObject(state('AwaitingEmailActivation'));
  const { code } = await newestMessage(portal, email);
  expect(await person.activate(email, code)).toMatchObject(state('PidAndEik'));
  return person;
}

async function servicesOf(email: string) {
  const browser = await portal.browser().signIn(email, newPassword);
  const { body } = await browser.call('GET', '/customers/services');
  return (body as { service_id: string; owner: boolean; account_type: string }[]).map(
    ({ service_id, owner, account_type }) => ({ service_id, owner, account_type }),
  );
}

describe('a registration', () => {
  it('of a person leads by the security code to a profile with the services [RG-001, RG-002, RG-026, RG-027, RG-028, RG-037, RG-041, RG-043, RG-046]', async () => {
    const email = 'daniel@demo.abonat.bg';
    const person = await activated(email);
    expect(await person.signal('SubmitPidOrEik', { pidOrEik: '9203149959', clientType: 'PrivateOwner' })).toMatchObject(
      state('ServiceNumber'),
    );
    expect(await person.signal('SubmitServiceNumber', { serviceNumber: '0888 100 801' })).toMatchObject({
      status: 200,
      body: { state: 'SecurityCode', clientType: 'PrivateOwner', properties: { service_number: '359888100801' } },
    });
    expect(await person.signal('SubmitSecurityCode', { securityCode: '240816' })).toMatchObject(state('Completed'));
    expect(await servicesOf(email)).toEqual([{ service_id: '359888100801', owner: true, account_type: 'Private' }]);
    expect(await newestMessage(portal, email)).toMatchObject({ subject: 'Профилът ти е готов' });
    expect((await newestMessage(portal, '359888100801')).text).toContain('da••••l@demo.abonat.bg');
    expect(await auditOf(portal, 'registration.complete')).toEqual([
      { subject: '359888100801', facts: { clientType: 'PrivateOwner', isOwner: true } },
    ]);
    const { rows: kept } = await portal.platform.pool.query(
      'select password_hash, sealed_pid from registration_workflow where email = $1',
      [email],
    );
    expect(kept).toEqual([{ password_hash: null, sealed_pid: null }]);
    const browser = await portal.browser().signIn(email, newPassword);
    const { body } = await browser.call('GET', '/gateway/user-profiles/account-information');
    expect(body).toMatchObject({ first_name: 'Даниел', last_name: 'Стоянов', client_type: 'PrivateOwner' });
    expect((body as { pids: string[] }).pids).toEqual(['9203149959']);
  });

  it('of a small business requires its contract besides the code [RG-029]', async () => {
    const email = 'alfa@demo.abonat.bg';
    const person = await activated(email);
    await person.signal('SubmitPidOrEik', { pidOrEik: '999000558', clientType: 'BusinessOwner' });
    expect(await person.signal('SubmitServiceNumber', { serviceNumber: '0888100802' })).toMatchObject({
      body: { state: 'SecurityCode', clientType: 'SmallBusiness' },
    });
    for (const contract of [undefined, '', 'M5550002', 'M0000000']) {
      expect(await person.signal('SubmitSecurityCode', { securityCode: '240817', contract })).toMatchObject({
        status: 400,
        body: { ErrorCode: 'EC_Wrong_Contract' },
      });
    }
    expect(await person.signal('SubmitSecurityCode', { securityCode: '240817', contract: 'm 555-0001' })).toMatchObject(
      state('Completed'),
    );
    expect(await servicesOf(email)).toEqual([{ service_id: '359888100802', owner: true, account_type: 'Business' }]);
  });

  it('of a business limits guesses of its contract to ten an hour, across callers', async () => {
    const guess = async (email: string, contract: string) => {
      const person = await activated(email);
      await person.signal('SubmitPidOrEik', { pidOrEik: '999000558', clientType: 'BusinessOwner' });
      await person.signal('SubmitServiceNumber', { serviceNumber: '0888100802' });
      return (times: number) =>
        Promise.all(
          Array.from({ length: times }, () =>
            person.signal('SubmitSecurityCode', { securityCode: '240817', contract }).then(({ body }) => body),
          ),
        );
    };
    await portal.pass(3600);
    const wrong = await (await guess('guess1@demo.abonat.bg', 'M0000001'))(10);
    expect(wrong).toEqual(
      Array.from({ length: 10 }, () => expect.objectContaining({ ErrorCode: 'EC_Wrong_Contract' })),
    );
    const right = await guess('guess2@demo.abonat.bg', 'M5550001');
    expect(await right(1)).toMatchObject([{ ErrorCode: 'EC_Too_Many_Requests' }]);
    await portal.pass(3600);
    expect(await right(1)).toMatchObject([{ state: 'Completed' }]);
  });

  it('of a large business is pending until somebody there approves it [RG-030, RG-040, RG-044, SC-025]', async () => {
    const email = 'beta@demo.abonat.bg';
    const person = await activated(email);
    await person.signal('SubmitPidOrEik', { pidOrEik: '999001012', clientType: 'BusinessOwner' });
    await person.signal('SubmitServiceNumber', { serviceNumber: '0888100803' });
    const proof = { securityCode: '240818', contract: 'M5550002' };
    expect(await person.signal('SubmitSecurityCode', proof)).toMatchObject({
      status: 200,
      body: {
        state: 'AwaitingApproval',
        clientType: 'LargeBusiness',
        properties: { holder_name: 'Бета Холдинг АД', approver_email: 'ap••••e@demo.abonat.bg' },
      },
    });
    const key = await newestLink(portal, 'approve@demo.abonat.bg');
    const approver = registrantOn(portal);
    expect(await approver.look(key)).toMatchObject({
      status: 200,
      body: { email, holder_name: 'Бета Холдинг АД', service_number: '359888100803' },
    });
    expect(await person.read()).toMatchObject(state('AwaitingApproval'));
    const approve = () =>
      approver.browser.call('PUT', '/security-code/securitycode/approve', { query: { key, approve: 'true' } });
    expect((await approve()).status).toBe(204);
    expect(await approve()).toMatchObject({ body: { ErrorCode: 'EC_Expired_Or_Completed_Registration' } });
    expect(await person.read()).toMatchObject(state('Completed'));
    expect(await servicesOf(email)).toEqual([{ service_id: '359888100803', owner: true, account_type: 'Business' }]);
  });

  it('that a large business refuses fails, and the user is notified', async () => {
    const email = 'no@demo.abonat.bg';
    const person = await activated(email);
    await person.signal('SubmitPidOrEik', { pidOrEik: '999001012', clientType: 'BusinessOwner' });
    await person.signal('SubmitServiceNumber', { serviceNumber: '0888100803' });
    await person.signal('SubmitSecurityCode', { securityCode: '240818', contract: 'M5550002' });
    const key = await newestLink(portal, 'approve@demo.abonat.bg');
    expect(await registrantOn(portal).land('ApprovalRefused', key)).toMatchObject(state('Refused'));
    expect(await newestMessage(portal, email)).toMatchObject({ subject: 'Заявката ти не е одобрена' });
    await expect(servicesOf(email)).rejects.toThrow('could not sign in');
  });

  it('of a user who is not the owner is proven on the phone and gives no ownership [RG-031, RG-038]', async () => {
    const email = 'user@demo.abonat.bg';
    const person = await activated(email);
    expect(await person.signal('SubmitPidOrEik', { clientType: 'NotOwner' })).toMatchObject(state('ServiceNumber'));
    expect(await person.signal('SubmitNotOwner', { serviceNumber: '0888100502' })).toMatchObject({
      body: { state: 'AwaitingNotOwnerVerification', properties: { sms_recipient: '359888100502' } },
    });
    const { code } = await newestMessage(portal, '359888100502');
    expect(await person.signal('SubmitSmsCode', { code })).toMatchObject(state('Completed'));
    expect(await servicesOf(email)).toEqual([{ service_id: '359888100502', owner: false, account_type: 'Business' }]);
    const browser = await portal.browser().signIn(email, newPassword);
    const { body } = await browser.call('GET', '/gateway/user-profiles/account-information');
    expect(body).toMatchObject({ client_type: 'NotOwner', pids: [] });
  });

  it('of a user who is not the owner can also be proven by the link on the phone [RG-044]', async () => {
    const email = 'user2@demo.abonat.bg';
    const person = await activated(email);
    await person.signal('SubmitPidOrEik', { clientType: 'NotOwner' });
    await person.signal('SubmitNotOwner', { serviceNumber: '0888100503' });
    const phone = registrantOn(portal);
    const landed = await phone.land('NotOwnerVerified', await newestLink(portal, '359888100503'));
    expect(landed).toMatchObject(state('Completed'));
    // The phone that only proves the number does not get the workflow id.
    expect((landed.body as { workflowCorrelationId: string }).workflowCorrelationId).not.toBe(person.id);
    expect(await person.read()).toMatchObject(state('Completed'));
  });

  it('continues by an SMS code if the security code is forgotten [RG-045, SC-023]', async () => {
    const email = 'sms@demo.abonat.bg';
    const person = await activated(email);
    await person.signal('SubmitPidOrEik', { pidOrEik: '9203149959', clientType: 'PrivateOwner' });
    await person.signal('SubmitServiceNumber', { serviceNumber: '0888100801' });
    expect(await person.signal('RequestSmsCode', { msisdn: '0888100802' })).toMatchObject({
      status: 403,
      body: { ErrorCode: 'EC_Service_Not_Associated_With_Pid' },
    });
    expect(await person.signal('RequestSmsCode', { msisdn: '0888100801' })).toMatchObject(state('SmsCode'));
    const soon = await person.resend('user/verification/resend', { msisdn: '359888100801' });
    expect(soon).toMatchObject({ status: 429, body: { ErrorCode: 'EC_Resend_Time_Is_Not_Expired' } });
    await portal.pass(30);
    expect((await person.resend('user/verification/resend', { msisdn: '359888100801' })).status).toBe(202);
    await portal.pass(30);
    const again = (pid: string) =>
      person.browser.call('POST', '/security-code/securitycode/resend-on-registration', {
        body: { email, pid },
        headers: { 'workflow-correlation-id': person.id },
      });
    expect(await again('8307099971')).toMatchObject({ body: { ErrorCode: 'EC_Phone_Is_Not_Eligible' } });
    expect((await again('9203149959')).status).toBe(202);
    const { code } = await newestMessage(portal, '359888100801');
    expect(await person.signal('SubmitSmsCode', { code })).toMatchObject(state('Completed'));
  });
});

describe('a service', () => {
  it('is added to the signed-in profile, with the others of its owner [RG-003, RG-042]', async () => {
    const petya = registrantOn(portal, await portal.browser().signIn('petya'));
    expect(await petya.addService()).toMatchObject(state('PidAndEik'));
    await petya.signal('SubmitPidOrEik', { pidOrEik: '999000558', clientType: 'BusinessOwner' });
    await petya.signal('SubmitServiceNumber', { serviceNumber: '0888100802' });
    const proof = { securityCode: '240817', contract: 'M5550001' };
    expect(await petya.signal('SubmitSecurityCode', proof)).toMatchObject(state('Completed'));
    const { body } = await petya.browser.call('GET', '/customers/services');
    expect((body as { service_id: string }[]).map(({ service_id }) => service_id)).toEqual([
      '359888100701',
      '359888100802',
    ]);
    expect(await newestMessage(portal, 'petya@demo.abonat.bg')).toMatchObject({
      subject: 'Имаш нова услуга в профила си',
    });
    expect(await auditOf(portal, 'service.add')).toEqual([
      { subject: '359888100802', facts: { clientType: 'SmallBusiness', isOwner: true } },
    ]);
    await petya.addService();
    await petya.signal('SubmitPidOrEik', { pidOrEik: '999000558', clientType: 'BusinessOwner' });
    expect(await petya.signal('SubmitServiceNumber', { serviceNumber: '0888100802' })).toMatchObject({
      status: 409,
      body: { ErrorCode: 'EC_Service_Already_Added' },
    });
  });

  it('of somebody else is added to the signed-in profile as used, not owned [RG-003, RG-031]', async () => {
    const petya = registrantOn(portal, await portal.browser().signIn('petya'));
    await petya.addService();
    await petya.signal('SubmitPidOrEik', { clientType: 'NotOwner' });
    expect(await petya.signal('SubmitNotOwner', { serviceNumber: '0888100101' })).toMatchObject(
      state('AwaitingNotOwnerVerification'),
    );
    const { code } = await newestMessage(portal, '359888100101');
    expect(await petya.signal('SubmitSmsCode', { code })).toMatchObject(state('Completed'));
    const { body } = await petya.browser.call('GET', '/customers/services');
    expect(body).toContainEqual(expect.objectContaining({ service_id: '359888100101', owner: false }));
  });

  it('of the owner replaces a number that the profile only used', async () => {
    const ivan = registrantOn(portal, await portal.browser().signIn('ivan'));
    await ivan.addService();
    await ivan.signal('SubmitPidOrEik', { clientType: 'NotOwner' });
    expect(await ivan.signal('SubmitNotOwner', { serviceNumber: '0888100501' })).toMatchObject({
      body: { ErrorCode: 'EC_Service_Already_Added' },
    });
    await ivan.signal('SubmitPidOrEik', { pidOrEik: '999000177', clientType: 'BusinessOwner' });
    await ivan.signal('SubmitServiceNumber', { serviceNumber: '0888100501' });
    await ivan.signal('RequestSmsCode', { msisdn: '0888100501' });
    const { code } = await newestMessage(portal, '359888100501');
    expect(await ivan.signal('SubmitSmsCode', { code, contract: 'M2000501' })).toMatchObject(state('Completed'));
    const { body } = await ivan.browser.call('GET', '/customers/services');
    const owned = (body as { service_id: string; owner: boolean }[]).filter(({ owner }) => owner);
    expect(owned.map(({ service_id }) => service_id)).toContain('359888100501');
  });
});

it('no user has a role: neither the token nor the account contains one [RG-036]', async () => {
  for (const who of ['maria', 'pekarna', 'stroy', 'ivan']) {
    const browser = await portal.browser().signIn(who);
    const [, claims = ''] = browser.tokens!.access_token.split('.');
    const told = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
    expect(Object.keys(told).toSorted()).toEqual(['cnf', 'exp', 'iat', 'sid', 'sub']);
    const { body } = await browser.call('GET', '/gateway/user-profiles/account-information');
    expect(Object.keys(body as object).filter((field) => /role|permission|right/i.test(field))).toEqual([]);
  }
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newestLink, newPassword, registrantOn } from '#testing/registrant.ts';
import { code, daniel, openRegistration, over, type RegistrationPortal } from '#testing/registration.ts';
import { stopRealTime } from '#testing/stop-real-time.ts';

let registration: RegistrationPortal;
beforeAll(async () => {
  registration = await openRegistration();
});
beforeEach(() => registration.startOver());
afterAll(() => registration.close());

describe('a link', () => {
  it('that a mail scanner opens changes nothing', async () => {
    const { email, key } = await registration.awaitingApproval();
    const activation = await newestLink(registration.portal, email);
    const before = await registration.rowOf(email);
    const links = await registration.query('select * from single_use_link order by created_at, secret_hash');
    for (const id of [key, activation]) expect((await registrantOn(registration.portal).look(id)).status).toBe(200);
    const page = await registration.portal.app.inject({
      method: 'GET',
      url: `/my-a1/registration/approval?workflow=${key}`,
    });
    expect(page.statusCode).toBeLessThan(500);
    expect(await registration.rowOf(email)).toEqual(before);
    expect((await registration.query('select * from single_use_link order by created_at, secret_hash')).rows).toEqual(
      links.rows,
    );
  });

  it('shows the owner to the approver, and not to the registrant', async () => {
    const { email, key } = await registration.awaitingApproval();
    const { rows } = await registration.query(
      'select name from customer join customer_pid using (customer_id) where customer_pid.pid = $1',
      ['999001012'],
    );
    const { name } = rows[0] as { name: string };
    const visitor = registrantOn(registration.portal);
    expect((await visitor.look(key)).body).toMatchObject({ holder_name: name });
    const activation = await newestLink(registration.portal, email);
    expect((await visitor.look(activation)).body).toMatchObject({ holder_name: null, services: 1 });
  });

  it('of a registration whose e-mail has an account is invalid', async () => {
    const { person, email } = await registration.started();
    const activation = await newestLink(registration.portal, email);
    await registration.query('update registration_workflow set is_email_taken = true where email = $1', [email]);
    expect(code(await person.land('EmailActivated', activation, newPassword))).toBe(over);
  });

  it('for one purpose is invalid for others: nobody can approve themselves', async () => {
    const { person, email } = await registration.awaitingApproval();
    const activation = await newestLink(registration.portal, email);
    for (const signal of ['ApprovalGiven', 'ApprovalRefused', 'NotOwnerVerified']) {
      expect(code(await person.land(signal, activation))).toBe(over);
      expect(code(await person.land(signal, `${randomUUID()}.${'x'.repeat(32)}`))).toBe(over);
    }
    expect((await person.land('ApprovalGiven', person.id)).status).toBe(400);
    expect((await person.read()).body).toMatchObject({ state: 'AwaitingApproval' });
  });

  it('sent to one number does not prove another: each number needs its own link', async () => {
    const { person } = await registration.activated();
    await person.signal('SubmitPidOrEik', { clientType: 'NotOwner' });
    await person.signal('SubmitNotOwner', { serviceNumber: '0888100804' });
    const ofFirst = await newestLink(registration.portal, '359888100804');
    await registration.portal.pass(30);
    await person.signal('SubmitNotOwner', { serviceNumber: '0888100503' });
    expect(code(await person.look(ofFirst))).toBe(over);
    expect(code(await person.land('NotOwnerVerified', ofFirst))).toBe(over);
    expect((await person.read()).body).toMatchObject({ state: 'AwaitingNotOwnerVerification' });
    const ofSecond = await newestLink(registration.portal, '359888100503');
    expect(await person.land('NotOwnerVerified', ofSecond)).toMatchObject({ body: { state: 'Completed' } });
  });

  it('for the approver is valid once within three days', async () => {
    stopRealTime();
    const { person, key } = await registration.awaitingApproval();
    await registration.portal.pass(72 * 3600 - 1);
    expect((await person.look(key)).status).toBe(200);
    await registration.portal.pass(1);
    expect(code(await person.land('ApprovalGiven', key))).toBe(over);
    expect(code(await person.read())).toBe(over);
  });

  it('shows and decides nothing from the moment its registration expires', async () => {
    stopRealTime();
    const { person, email, key } = await registration.awaitingApproval();
    const now = registration.portal.platform.clock.now();
    await registration.query('update registration_workflow set expires_at = $2 where email = $1', [email, now]);
    expect(code(await person.look(key))).toBe(over);
    expect(code(await person.land('ApprovalGiven', key))).toBe(over);
  });

  it('for the approver decides nothing in another step', async () => {
    const { person, key } = await registration.awaitingApproval();
    await registration.portal.platform.pool.query(
      `update registration_workflow set state = 'ServiceNumber' where state = 'AwaitingApproval'`,
    );
    expect(code(await person.land('ApprovalGiven', key))).toBe('EC_Invalid_Signal');
    expect((await person.read()).body).toMatchObject({ state: 'ServiceNumber' });
  });

  it('of the activation e-mail opens the current step on any device, without changing it [RG-034]', async () => {
    const { person, email } = await registration.started();
    const activation = await newestLink(registration.portal, email);
    const phone = registrantOn(registration.portal);
    expect(await phone.land('EmailActivated', activation, newPassword)).toMatchObject({ body: { state: 'PidAndEik' } });
    phone.goOnWith(person.id);
    await phone.signal('SubmitPidOrEik', daniel);
    const tablet = registrantOn(registration.portal);
    expect(await tablet.land('EmailActivated', activation, newPassword)).toMatchObject({
      status: 200,
      body: { state: 'ServiceNumber', workflowCorrelationId: person.id },
    });
  });
});

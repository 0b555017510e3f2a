import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newestMessage, newPassword, registrantOn, type Registrant } from '#testing/registrant.ts';
import { sentMessages } from '#testing/outbox.ts';
import type { TestReply } from '#testing/portal.ts';
import { code, daniel, openRegistration, type RegistrationPortal } from '#testing/registration.ts';

let registration: RegistrationPortal;
beforeAll(async () => {
  registration = await openRegistration();
});
beforeEach(() => registration.startOver());
afterAll(() => registration.close());

describe('the start', () => {
  it.each([{ TermsAgree: false }, { TermsAgree: 'true' }, { TermsAgree: undefined }, { TermsAgree: null }])(
    'with %j is refused: the terms must be accepted [RG-035]',
    async (more) =>
      expect((await registrantOn(registration.portal).start('terms@demo.abonat.bg', more)).status).toBe(400),
  );

  it.each([
    [{ Email: 'nobody' }, 400, 'EC_Invalid_Request'],
    [{ Password: 'short' }, 400, 'EC_Invalid_Request'],
    [{ Password: 'Passw0rd!' }, 400, 'EC_Common_Password'],
    [{ Language: 'de' }, 400, 'EC_Invalid_Request'],
    [{ OperatingSystem: '<script>' }, 400, 'EC_Invalid_Request'],
    [{ Role: 'admin' }, 400, 'EC_Invalid_Request'],
  ])('with %j is refused', async (more, status, refusal) => {
    expect(await registrantOn(registration.portal).start('bad@demo.abonat.bg', more)).toMatchObject({
      status,
      body: { ErrorCode: refusal },
    });
    expect(await registration.rowOf('bad@demo.abonat.bg')).toBeUndefined();
  });

  describe('under one Idempotency-Key', () => {
    const startUnder = (key: string, email: string, more: object = {}) =>
      registration.portal.browser().call('POST', '/registration-service/workflows/registration', {
        headers: { 'idempotency-key': key },
        body: {
          Email: email,
          Password: newPassword,
          TermsAgree: true,
          OperatingSystem: 'Linux',
          Language: 'bg',
          ...more,
        },
      });
    const begun = async (email: string) => {
      const { rows } = await registration.query('select 1 from registration_workflow where email = $1', [email]);
      const { db, keys } = registration.portal.platform;
      const mails = (await sentMessages(db, keys.storage)).filter(({ recipient }) => recipient === email);
      return { workflows: rows.length, mails: mails.length };
    };

    it('begins one workflow with one e-mail, however often and concurrently it is requested', async () => {
      const email = 'once@demo.abonat.bg';
      const first = await startUnder('key-of-one-start', email);
      const again = await startUnder('key-of-one-start', email);
      expect([again.status, again.body]).toEqual([200, first.body]);
      expect(await begun(email)).toEqual({ workflows: 1, mails: 1 });
      const together = 'together@demo.abonat.bg';
      const answers = await Promise.all(Array.from({ length: 10 }, () => startUnder('key-of-many-starts', together)));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await begun(together)).toEqual({ workflows: 1, mails: 1 });
    });

    it('with another password or e-mail is refused, and the secrets of the workflow are not stored in clear', async () => {
      const email = 'reused@demo.abonat.bg';
      const { body } = await startUnder('key-of-reuse', email);
      for (const more of [{ Password: 'Kosatka!8' }, { Email: 'other@demo.abonat.bg' }]) {
        expect(code(await startUnder('key-of-reuse', email, more))).toBe('EC_Idempotency_Key_Reused');
      }
      const { workflowCorrelationId } = body as { workflowCorrelationId: string };
      const { rows } = await registration.query('select * from idempotency');
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(workflowCorrelationId);
      expect(JSON.stringify(rows)).not.toContain(email);
    });
  });

  it('stores the language, the system and the consent, and neither password, id nor correlation id in clear', async () => {
    const person = registrantOn(registration.portal);
    const email = 'english@demo.abonat.bg';
    await person.start(email, { Language: 'en', OperatingSystem: 'Android' });
    const { code: typed, subject } = await newestMessage(registration.portal, email);
    expect(subject).toBe('Confirm your e-mail');
    await person.activate(email, typed);
    await person.signal('SubmitPidOrEik', daniel);
    const row = await registration.rowOf(email);
    expect(row).toMatchObject({ language: 'en', operating_system: 'Android' });
    expect(row?.['terms_agreed_at']).toBeInstanceOf(Date);
    const stored = JSON.stringify(row);
    for (const secret of [newPassword, '9203149959', person.id]) expect(stored).not.toContain(secret);
  });

  it('sends the owner of a closed profile the restore link, with the same answer as for a free e-mail', async () => {
    const email = 'elena@demo.abonat.bg';
    const { pool, clock } = registration.portal.platform;
    await pool.query('update account set deactivated_at = $1 where email = $2', [clock.now(), email]);
    const { status, body } = await registrantOn(registration.portal).start(email);
    expect([status, body]).toMatchObject([200, { state: 'AwaitingEmailActivation' }]);
    const { subject, code: typed, text } = await newestMessage(registration.portal, email);
    expect([subject, typed]).toEqual(['Върни закрития си профил', '']);
    const token = decodeURIComponent(/restore-profile\?token=(\S+)/.exec(text)?.[1] ?? '');
    const restored = await registration.portal
      .browser()
      .call('PUT', '/user-profile/accounts/restoration', { body: { token } });
    expect(restored.status).toBe(204);
  });

  it('answers an e-mail with an account like a free one, and notifies only its owner', async () => {
    const [taken, free] = [registrantOn(registration.portal), registrantOn(registration.portal)];
    const answers = [await taken.start('maria@demo.abonat.bg'), await free.start('free@demo.abonat.bg')];
    const shape = ({ status, body }: TestReply) => {
      const { workflowCorrelationId, properties, ...rest } = body as {
        workflowCorrelationId: string;
        properties: object;
      };
      return {
        status,
        rest,
        id: workflowCorrelationId.length,
        properties: { ...properties, email: '', expires_at: '' },
      };
    };
    expect(shape(answers[0]!)).toEqual(shape(answers[1]!));
    const told = await newestMessage(registration.portal, 'maria@demo.abonat.bg');
    expect(told).toMatchObject({ subject: 'Вече имаш профил', code: '' });
    for (const act of [
      (who: Registrant) => who.read(),
      (who: Registrant) => who.signal('SubmitPidOrEik', daniel),
      (who: Registrant, email: string) => who.activate(email, '000000'),
      (who: Registrant, email: string) => who.activate(email, '000000', false),
      (who: Registrant, email: string) => who.resend('activation-email/resend', { email }),
      (who: Registrant, email: string) => who.resend('activation-email/resend', { email }, false),
    ]) {
      const [ofTaken, ofFree] = [await act(taken, 'maria@demo.abonat.bg'), await act(free, 'free@demo.abonat.bg')];
      expect([ofTaken.status, code(ofTaken)]).toEqual([ofFree.status, code(ofFree)]);
    }
  });

  it('is rate limited per address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, at) => registrantOn(registration.portal).start(`many${at}@demo.abonat.bg`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.filter((answer) => code(answer) === 'EC_Too_Many_Requests')).toHaveLength(10);
  });

  it('by ten requests with one e-mail sends few e-mails, and only one of those that finish together gets the account', async () => {
    const email = 'race@demo.abonat.bg';
    const racers = Array.from({ length: 10 }, () => registrantOn(registration.portal));
    const begun = await Promise.all(racers.map((racer) => racer.start(email)));
    const running = racers.filter((_, at) => begun[at]?.status === 200);
    expect(running).toHaveLength(5);
    expect(begun.filter((answer) => code(answer) === 'EC_Too_Many_Requests')).toHaveLength(5);
    const mails = (
      await sentMessages(registration.portal.platform.db, registration.portal.platform.keys.storage)
    ).filter(({ recipient }) => recipient === email);
    expect(mails).toHaveLength(5);
    for (const { body } of mails) {
      const landed = await racers[0]!.land(
        'EmailActivated',
        /workflow=([\w.-]+)/.exec(body ?? '')?.[1] ?? '',
        newPassword,
      );
      const { workflowCorrelationId } = landed.body as { workflowCorrelationId: string };
      expect(running.map(({ id }) => id)).toContain(workflowCorrelationId);
    }
    for (const racer of running) {
      await racer.signal('SubmitPidOrEik', daniel);
      await racer.signal('SubmitServiceNumber', { serviceNumber: '0888100801' });
    }
    const ends = await Promise.all(
      running.map((racer) => racer.signal('SubmitSecurityCode', { securityCode: '240816' })),
    );
    expect(ends.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(ends.filter((end) => code(end) === 'EC_Email_Already_Used')).toHaveLength(4);
    const { rows } = await registration.query('select count(*) from account where lower(email) = $1', [email]);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

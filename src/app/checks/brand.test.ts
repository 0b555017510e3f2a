import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '#areas/operator-desk/entrance/server/manage-operators.ts';
import { isCommonPassword } from '#platform/server/common-password.ts';
import { builtInReader } from '#testing/built-in-texts.ts';
import { platformMessages } from '#platform/messages.ts';
import { renderDocument } from '#platform/server/documents/render-document.ts';
import { pdfInfo } from '#testing/pdf-info.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';

type SentMail = { subject: string; html: string };

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal({ BRAND: 'talaz' });
});
afterAll(() => portal.close());

describe('a portal with BRAND=talaz', () => {
  it('writes e-mails with the name and colours of the brand', async () => {
    const browser = portal.browser();
    const to = 'maria@demo.abonat.bg';
    await browser.call('POST', '/account/auth/password/forgotten', { body: { username: to } });
    await portal.runDueJobs();
    const { body } = await browser.call('GET', '/dev/inbox', { query: { to } });
    const { html } = (body as SentMail[])[0]!;
    expect(html).toMatch(/color:#4a2ca8">TALAZ</);
    expect(html).toContain('background:#4a2ca8;color:#ffffff');
    expect(html).toContain('border-radius:6px');
    expect(html).not.toMatch(/abonat</i);
  });

  it('sends as the brand', () => {
    const { mailFrom, smsFrom } = portal.platform.configuration;
    expect({ mailFrom, smsFrom }).toEqual({ mailFrom: 'Talaz <hello@talaz.example>', smsFrom: 'Talaz' });
  });

  it('describes its API under the name of the brand', async () => {
    const { body } = await portal.browser().call('GET', '/openapi.json');
    expect(body).toMatchObject({ info: { title: 'Talaz' } });
    expect((await portal.app.inject({ url: '/api/docs' })).body).toContain('<title>Talaz API</title>');
  });

  it('names the brand in the authenticator of an operator', async () => {
    const key = await addOperator(portal.platform, 'ana', ['editor']);
    const { body } = await portal.browser().call('POST', '/operator/enrolment/begin', { body: { key } });
    expect((body as { address: string }).address).toMatch(/^otpauth:\/\/totp\/Talaz:ana\?issuer=Talaz&/);
  });

  it('makes documents of the brand', async () => {
    const content = {
      title: 'Анекс',
      intro: '',
      clauses: [],
      operator: '',
      agreedOn: '2026-11-12',
      subscriber: '',
    };
    const text = builtInReader(platformMessages, 'bg');
    const file = await renderDocument(content, new Date('2026-11-12T08:00:00Z'), text);
    const info = await pdfInfo(file);
    expect([info('Author'), info('Producer'), info('Creator')]).toEqual(['Talaz', 'Talaz', 'Talaz']);
  });

  it('refuses the name of the brand as a password', async () => {
    expect(await isCommonPassword('Talaz!2026')).toBe(true);
  });
});

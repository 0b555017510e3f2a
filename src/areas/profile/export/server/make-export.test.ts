import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInReader } from '#testing/built-in-texts.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import { stopRealTime } from '#testing/stop-real-time.ts';
import { profileMessages } from '../../messages.ts';
import { readablePage } from './readable-page.ts';

let portal: TestPortal;
let maria: Browser;
beforeAll(async () => {
  portal = await openPortal();
  maria = await (await portal.browser().signIn('maria')).stepUp();
});
afterAll(() => portal.close());

const path = '/user-profile/accounts/export';

/** The raw response, because the file is not JSON. */
async function takeFile(who: Browser) {
  return portal.app.inject({
    method: 'GET',
    url: `/api${path}/file`,
    headers: { authorization: `Bearer ${who.tokens?.access_token}` },
    cookies: Object.fromEntries(who.cookies),
  });
}

describe('the data export', () => {
  it('is created in the background, announced by e-mail and available for a day', async () => {
    stopRealTime();
    expect((await maria.call('GET', path)).body).toEqual({ asked_at: null, ready_at: null, good_until: null });
    expect((await takeFile(maria)).statusCode).toBe(400);
    expect((await maria.call('POST', path)).status).toBe(202);
    expect((await maria.call('GET', path)).body).toMatchObject({ ready_at: null });
    await portal.runDueJobs();
    const inbox = await maria.call('GET', '/dev/inbox', { query: { to: 'maria@demo.abonat.bg' } });
    expect((inbox.body as { text: string }[])[0]?.text).toContain('/my-a1/my-profile/my-data');

    const answer = await takeFile(maria);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="abonat-data.zip"',
    });
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const data = JSON.parse(strFromU8(files['data.json']!)) as Record<string, object[]>;
    expect(data['service']).toHaveLength(6);
    expect(data['address']).not.toHaveLength(0);
    expect(data['sign_in_event']?.[0]).toMatchObject({ kind: 'SignedIn' });
    expect(strFromU8(files['index.html']!)).toContain('0888\u00a0100\u00a0101');

    await portal.pass(24 * 3600);
    const later = await (await portal.browser().signIn('maria')).stepUp();
    expect((await later.call('GET', path)).body).toEqual({ asked_at: null, ready_at: null, good_until: null });
    expect((await takeFile(later)).statusCode).toBe(400);
  });

  it('requested again is created only by the newer request', async () => {
    const { pool } = portal.platform;
    const georgi = await (await portal.browser().signIn('georgi')).stepUp();
    await georgi.call('POST', path);
    await pool.query(`update data_export set asked_at = asked_at + interval '1 second'`);
    await portal.runDueJobs();
    expect((await georgi.call('GET', path)).body).toMatchObject({ ready_at: null });
    await pool.query('delete from data_export');
    await pool.query('truncate rate_limit');
  });

  it('is announced once, although its job runs twice', async () => {
    const { pool } = portal.platform;
    const elena = await (await portal.browser().signIn('elena')).stepUp();
    await elena.call('POST', path);
    await pool.query(`create table export_job as select * from scheduled_job where name = 'make-export'`);
    await portal.runDueJobs();
    await pool.query('insert into scheduled_job select * from export_job');
    await portal.runDueJobs();
    const inbox = await elena.call('GET', '/dev/inbox', { query: { to: 'elena@demo.abonat.bg' } });
    const announced = (inbox.body as { text: string }[]).filter(({ text }) => text.includes('/my-profile/my-data'));
    expect(announced).toHaveLength(1);
    await pool.query('truncate rate_limit');
  });

  it('contains no data of others and no hashes', async () => {
    const georgi = await (await portal.browser().signIn('georgi')).stepUp();
    await georgi.call('POST', path);
    await portal.runDueJobs();
    const { rawPayload } = await takeFile(georgi);
    const text = strFromU8(unzipSync(new Uint8Array(rawPayload))['data.json']!);
    expect(text).toContain('359888100201');
    expect(text).not.toMatch(/359888100101|Мария|maria@|argon2|_hash|gateway_reference/);
  });

  it('is created at most three times a day', async () => {
    const elena = await (await portal.browser().signIn('elena')).stepUp();
    const asked: number[] = [];
    for (let each = 0; each < 4; each += 1) asked.push((await elena.call('POST', path)).status);
    expect(asked).toEqual([202, 202, 202, 429]);
  });

  it('is a page in which nothing typed becomes markup', () => {
    const data = { address: [{ city: '<script>alert(1)</script>', street_name: '"\'&' }] };
    const page = readablePage(
      data,
      { language: 'bg', text: builtInReader(profileMessages, 'bg') },
      new Date('2026-11-15T10:00:00Z'),
    );
    expect(page).not.toContain('<script>');
    expect(page).toContain('&#60;script&#62;');
  });
});

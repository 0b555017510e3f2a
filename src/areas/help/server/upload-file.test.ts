import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asked, pdf, png, upload, uploaded } from '#testing/help.ts';
import { openDesk } from '#testing/desk.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import { mostFileBytes } from '#platform/attached-files.ts';

let portal: TestPortal;
let maria: Browser;
beforeAll(async () => {
  portal = await openPortal();
  maria = await portal.browser().signIn('maria');
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.platform.pool.query(`delete from rate_limit where name like 'question-%'`);
});

describe('a file of a question', () => {
  it('is a picture or a PDF by its content, whatever its name says [HE-003]', async () => {
    expect(await upload(maria, '../сметка.exe', png())).toMatchObject({
      status: 200,
      body: { name: 'сметка.png', type: 'image/png' },
    });
    expect(await upload(maria, 'договор', pdf())).toMatchObject({ status: 200, body: { name: 'договор.pdf' } });
    for (const content of [Buffer.from('<svg/>'), Buffer.from('MZ'), png().subarray(0, 40)])
      expect(await upload(maria, 'снимка.png', content)).toMatchObject({
        status: 400,
        body: { ErrorCode: 'EC_File_Not_Accepted' },
      });
    const whole = png().toString('base64');
    for (const content of ['no base64 here!', `${whole.slice(0, 8)}!!!!${whole.slice(8)}`, whole.slice(0, -1)])
      expect(await maria.call('POST', '/help/files', { body: { name: 'a.png', content } })).toMatchObject({
        status: 400,
        body: { ErrorCode: 'EC_File_Not_Accepted' },
      });
  });

  it('of more than 5 MB is refused while it arrives [HE-003]', async () => {
    expect(await upload(maria, 'a.png', png({ padding: mostFileBytes - 100 }))).toMatchObject({ status: 200 });
    const large = await upload(maria, 'a.png', png({ padding: mostFileBytes + 100_000 }));
    expect(large).toMatchObject({ status: 413, body: { ErrorCode: 'EC_Payload_Too_Large' } });
  });

  it('is saved by the browser and never shown by it, for the user and for support [HE-003]', async () => {
    const content = png();
    const fileId = await uploaded(maria, 'Снимка "1".png', content);
    const questionId = await asked(maria, { files: [fileId] });
    const { browser: support } = await openDesk(portal, 'support');
    for (const reply of [
      await maria.call('GET', `/help/questions/${questionId}/files/${fileId}`),
      await support.call('GET', `/operator/questions/${questionId}/files/${fileId}`),
    ]) {
      expect(reply.status).toBe(200);
      expect(reply.bytes.equals(content)).toBe(true);
      expect(reply.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent('Снимка 1.png')}`,
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('is refused to other users, and by another question of the same user [HE-005]', async () => {
    const fileId = await uploaded(maria);
    const [questionId, otherId] = [await asked(maria, { files: [fileId] }), await asked(maria)];
    const elena = await portal.browser().signIn('elena');
    const ofElena = await asked(elena, { subject: { kind: 'general', id: '' } });
    const refused = { status: 403, body: { ErrorCode: 'EC_User_Not_Authoried' } };
    expect(await elena.call('GET', `/help/questions/${questionId}/files/${fileId}`)).toMatchObject(refused);
    expect(await elena.call('GET', `/help/questions/${ofElena}/files/${fileId}`)).toMatchObject(refused);
    expect(await maria.call('GET', `/help/questions/${otherId}/files/${fileId}`)).toMatchObject(refused);
    expect(await maria.call('GET', `/help/questions/${questionId}/files/x`)).toMatchObject(refused);
  });

  it('is refused beyond twenty a day [HE-003]', async () => {
    for (let sent = 0; sent < 20; sent += 1) await uploaded(maria);
    expect(await upload(maria, 'a.png', png())).toMatchObject({ status: 429 });
  });
});

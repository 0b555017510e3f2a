import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, verify } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithPrograms } from '#testing/external-program.ts';
import { pkcs11Key } from './pkcs11-key.ts';
import { KeyUnavailable } from './sealing-key.ts';

const attributes = Buffer.from('the attributes of a signature');
const keys = {
  rsa: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  ec: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
};
const types = ['rsa', 'ec'] as const;
const ids = { rsa: '01', ec: '02' };

// Debian's SoftHSM is a security module in software, with the interface of the hardware.
describeWithPrograms(['softhsm2-util', 'pkcs11-tool'], () => {
  let folder: string;
  const module = ['/usr/lib/softhsm/libsofthsm2.so', '/usr/lib64/softhsm/libsofthsm.so'].find((path) =>
    existsSync(path),
  );
  const settings = { module: module ?? '', token: 'abonat', pin: '4711' };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'abonat-softhsm-'));
    mkdirSync(join(folder, 'tokens'));
    writeFileSync(join(folder, 'softhsm2.conf'), `directories.tokendir = ${join(folder, 'tokens')}\n`);
    process.env['SOFTHSM2_CONF'] = join(folder, 'softhsm2.conf');
    const run = (...words: string[]) => execFileSync('softhsm2-util', words, { stdio: 'ignore' });
    run('--init-token', '--free', '--label', 'abonat', '--pin', '4711', '--so-pin', '0815');
    for (const type of types) {
      const path = join(folder, `${type}.pem`);
      writeFileSync(path, keys[type].privateKey.export({ type: 'pkcs8', format: 'pem' }));
      run('--import', path, '--token', 'abonat', '--label', type, '--id', ids[type], '--pin', '4711');
    }
  });
  afterAll(() => {
    delete process.env['SOFTHSM2_CONF'];
    rmSync(folder, { recursive: true });
  });

  it.each(types)('signs with an %s key that never enters this process', async (type) => {
    const signature = await pkcs11Key({ ...settings, keyId: ids[type] }, type).sign(attributes);
    expect(verify('sha256', attributes, keys[type].publicKey, signature)).toBe(true);
  });

  it.each([
    ['with a wrong PIN', { pin: '0000' }],
    ['without its token', { token: 'another' }],
    ['without the key', { keyId: '07' }],
    ['without its library', { module: '/nowhere.so' }],
  ])('%s is unavailable', (_, other) =>
    expect(pkcs11Key({ ...settings, keyId: ids.ec, ...other }, 'ec').sign(attributes)).rejects.toThrow(KeyUnavailable),
  );

  it('is asked once with a wrong PIN: modules lock a token after a few', async () => {
    const key = pkcs11Key({ ...settings, keyId: ids.ec, pin: '0000' }, 'ec');
    await expect(key.sign(attributes)).rejects.toThrow(/CKR_PIN_INCORRECT/);
    await expect(key.sign(attributes)).rejects.toThrow(/PIN was wrong/);
    const gone = pkcs11Key({ ...settings, keyId: ids.ec, token: 'another' }, 'ec');
    for (const _ of [1, 2]) await expect(gone.sign(attributes)).rejects.toThrow(/pkcs11-tool ended/);
  });
});

describe('without pkcs11-tool', () => {
  it('the key is unavailable', async () => {
    const path = process.env['PATH'];
    process.env['PATH'] = '';
    const key = pkcs11Key({ module: 'x.so', token: 't', keyId: '01', pin: '4711' }, 'ec');
    await expect(key.sign(attributes)).rejects.toThrow(/pkcs11-tool does not start/);
    process.env['PATH'] = path;
  });
});

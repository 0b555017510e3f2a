// A sealing key in a hardware security module (PKCS#11). `pkcs11-tool` of OpenSC signs in its own process, so that the
// portal needs no native package and neither the key nor the vendor's library enters its process.

import { spawn } from 'node:child_process';
import { KeyUnavailable, sha256, type KeyType, type SealingKey } from './sealing-key.ts';

export type Pkcs11Settings = {
  /** The path of the vendor's library. */
  module: string;
  token: string;
  /** The id of the key in hex digits: pkcs11-tool ignores labels when it signs. */
  keyId: string;
  pin: string;
};

const program = 'pkcs11-tool';
const timeoutMs = 20_000;
/** The PIN is passed in the environment of the process: arguments are visible to other users of the machine. */
const pinVariable = 'ABONAT_PKCS11_PIN';
const mostBytes = 10_000;

/** DER of DigestInfo with SHA-256 (RFC 8017, 9.2): modules pad it and sign it as it is. */
const digestInfo = Buffer.from('3031300d060960864801650304020105000420', 'hex');

export function pkcs11Key({ module, token, keyId, pin }: Pkcs11Settings, type: KeyType): SealingKey {
  const words = ['--module', module, '--token-label', token, '--login', '--pin', `env:${pinVariable}`];
  const method =
    type === 'ec' ? ['--mechanism', 'ECDSA', '--signature-format', 'openssl'] : ['--mechanism', 'RSA-PKCS'];
  let isPinWrong = false;
  return {
    async sign(attributes) {
      // Modules lock a token after a few wrong PINs, so that no other attempt is made until the settings change.
      if (isPinWrong) throw new KeyUnavailable('SIGNING_PKCS11_PIN was wrong; correct it and restart');
      const digest = sha256(attributes);
      const input = type === 'ec' ? digest : Buffer.concat([digestInfo, digest]);
      try {
        return await run([...words, '--sign', '--id', keyId, ...method], input, pin);
      } catch (error) {
        isPinWrong = /CKR_PIN_(INCORRECT|LOCKED)/.test((error as Error).message);
        throw error;
      }
    },
  };
}

function run(words: readonly string[], input: Uint8Array, pin: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { env: { ...withoutSecrets(), [pinVariable]: pin }, timeout: timeoutMs });
    const [output, errors]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (part: Buffer) => output.push(part));
    child.stderr.on('data', (part: Buffer) => errors.push(part));
    child.on('error', (cause) => reject(new KeyUnavailable(`${program} does not start`, { cause })));
    child.stdin.on('error', () => undefined);
    child.on('close', (code) => {
      const signature = Buffer.concat(output);
      if (code === 0 && signature.length > 0 && signature.length <= mostBytes) return resolve(signature);
      reject(new KeyUnavailable(`${program} ended with ${String(code)}: ${firstLine(Buffer.concat(errors))}`));
    });
    child.stdin.end(input);
  });
}

/** The settings of the portal are not for the program of a vendor; security modules find theirs by these variables. */
function withoutSecrets(): Record<string, string | undefined> {
  const passed = /^(PATH|HOME|TMPDIR|LANG|LC_.*|SOFTHSM2_CONF|PKCS11_.*|LD_LIBRARY_PATH)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => passed.test(name)));
}

function firstLine(errors: Buffer): string {
  return (
    errors
      .toString('utf8')
      .split('\n')
      .find((line) => line.startsWith('error')) ?? errors.toString('utf8').slice(0, 200)
  );
}

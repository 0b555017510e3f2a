// Valid requests of changes that need a code, a link or an earlier step. One flow sends them in turn.

import type { CreationOptions, Passkey } from '#areas/sign-in/passkeys/contract.ts';
import { demoPassword } from '#database/demo/people.ts';
import { callSamples } from './call-samples.ts';
import { createDevice } from './passkey-device.ts';
import type { Browser, TestPortal } from './portal.ts';
import type { Sample } from './sample.ts';

export type SampleFlow = {
  portal: TestPortal;
  /** Some changes set a new password. */
  password: string;
  /** The confirmed security code. */
  securityCode: string;
};

type Preparation = (sample: Sample, flow: SampleFlow, who: Browser) => Promise<Sample>;

export function startSampleFlow(portal: TestPortal): SampleFlow {
  return { portal, password: demoPassword, securityCode: '' };
}

export async function prepareSample(flow: SampleFlow, who: Browser, name: string): Promise<Sample> {
  const sample = callSamples[name]!(who);
  return preparations[name]?.(sample, flow, who) ?? sample;
}

/** Preparations for a valid request of some calls: their codes and links. */
const preparations: Record<string, Preparation> = {
  async setNewPassword(sample, flow) {
    flow.password = String(sample.body?.['password']);
    return { ...sample, body: { ...sample.body, token: await tokenOfLastMail(flow) } };
  },
  async verifyPartnerContent(sample, flow, who) {
    await who.call('POST', '/digital-extras-swap/msisdn/resend/verification', {
      query: { msisdn: '359888100101', source: 'dnevnik' },
    });
    return { ...sample, query: { ...sample.query, code: await lastCode(flow, '359888100101') } };
  },
  // Dnevnik is already confirmed by then.
  resendPartnerCode: (sample) => Promise.resolve({ ...sample, query: { ...sample.query, source: 'capital' } }),
  async activateDonationExtra(sample, flow, who) {
    const verification_msisdn = '359888100101';
    const verification_code = await codeAsked(flow, who, '20040', { verification_msisdn });
    return { ...sample, body: { ...sample.body, verification_code, verification_msisdn } };
  },
  // Runs the pending jobs of earlier calls first, so that their traces do not count for later ones.
  async changePersonalData(sample, flow) {
    await flow.portal.pass(10 * 60);
    await flow.portal.runDueJobs();
    return sample;
  },
  changeEmail: (sample, flow) => Promise.resolve({ ...sample, body: { ...sample.body, password: flow.password } }),
  changePassword(sample, flow) {
    const body = { old_password: flow.password, new_password: 'Lastovica!9' };
    flow.password = body.new_password;
    return Promise.resolve({ ...sample, body });
  },
  restoreProfile: async (sample, flow) => ({ ...sample, body: { token: await tokenOfLastMail(flow) } }),
  confirmStepUp: (sample, flow) => Promise.resolve({ ...sample, body: { ...sample.body, password: flow.password } }),
  async addPasskey(sample, flow, who) {
    await who.stepUp(flow.password);
    const started = await who.call('POST', '/account/auth/passkeys/start');
    return { ...sample, body: { name: 'Телефон', ...createDevice().attest(started.body as CreationOptions) } };
  },
  renamePasskey: async (sample, _flow, who) => ({ ...sample, params: { passkeyId: await firstPasskey(who) } }),
  removePasskey: async (sample, _flow, who) => ({ ...sample, params: { passkeyId: await firstPasskey(who) } }),
  resendNumberCode: afterAWait,
  async confirmSecurityCode(sample, flow) {
    flow.securityCode = await lastCode(flow, '359888100101');
    return { ...sample, body: { ...sample.body, code: flow.securityCode } };
  },
  async confirmEsigning(sample, flow) {
    return { ...sample, body: { ...sample.body, code: await lastCode(flow, '359888100103') } };
  },
  async signDocument(sample, flow) {
    return { ...sample, body: { ...sample.body, confirmation_code: await lastCode(flow, '359888100103') } };
  },
  /** The sample is signed before. */
  async declineDocument(sample, flow) {
    const { document_id } = sample.body as { document_id: string };
    await flow.portal.platform.pool.query(
      `update document set status = 'ForSigning', signed_at = null where document_id = $1`,
      [document_id],
    );
    return sample;
  },
  async signSeveral(sample, flow) {
    return { ...sample, body: { ...sample.body, confirmation_code: await lastCode(flow, '359888100103') } };
  },
  sendSecurityCode: afterAWait,
  resetSecurityCode: afterAWait,
  changeSecurityCode: (sample, flow) =>
    Promise.resolve({ ...sample, body: { ...sample.body, old_code: flow.securityCode } }),
  async verifyNumberCode(sample, flow) {
    return { ...sample, query: { ...sample.query, code: await lastCode(flow, '359888100101') } };
  },
};

async function lastCode({ portal }: SampleFlow, to: string): Promise<string> {
  const { body } = await portal.browser().call('GET', '/dev/inbox', { query: { to } });
  return (body as { code: string | null }[]).find(({ code }) => code !== null)?.code ?? '';
}

async function codeAsked(flow: SampleFlow, maria: Browser, extraCode: string, more: object = {}): Promise<string> {
  const body = { msisdn: '359888100103', extra_codes: [extraCode], as_paid: true, ...more };
  await maria.call('POST', '/digital-extras-swap/extras/send-verification-code', { body });
  return lastCode(flow, '359888100101');
}

async function tokenOfLastMail({ portal }: SampleFlow): Promise<string> {
  const { body } = await portal.browser().call('GET', '/dev/inbox', { query: { to: 'maria@demo.abonat.bg' } });
  return decodeURIComponent(/token=([^\s]+)/.exec((body as { text: string }[])[0]?.text ?? '')?.[1] ?? '');
}

async function afterAWait(sample: Sample, { portal }: SampleFlow): Promise<Sample> {
  await portal.pass(31);
  return sample;
}

async function firstPasskey(who: Browser): Promise<string> {
  return ((await who.call('GET', '/account/auth/passkeys')).body as Passkey[])[0]?.passkey_id ?? '';
}

// The portal with a signed-in user who signs documents: the calls by name, and the received codes.

import type { EsigningStatus } from '#areas/e-signing/contract.ts';
import type { Document } from '#areas/e-signing/signing/contract.ts';
import type { Evidence } from '#areas/e-signing/verification/contract.ts';
import { openPortal, type TestReply, type Browser, type TestPortal } from './portal.ts';

/** She has pending contracts and a policy; e-signing is off. */
export const desislava = {
  pid: '8406129988',
  number: '359888101711',
  otherNumber: '359888101712',
  annex: 'M1001711-A1',
  contract: 'M1001711-A2',
  policy: 'DOC-HA-101711',
} as const;

const base = '/esigning/api';

type Letter = { text: string; subject: string | null; code: string | null };

export type SigningPortal = {
  portal: TestPortal;
  who: Browser;
  status(): Promise<EsigningStatus[]>;
  request(body: object, method?: 'POST' | 'PUT', headers?: Record<string, string>): Promise<TestReply>;
  confirm(body: object): Promise<TestReply>;
  /** Enables e-signing with the first number. */
  switchOn(): Promise<void>;
  stop(): Promise<TestReply>;
  documents(): Promise<Document[]>;
  document(id: string): Promise<Document>;
  download(id: string): Promise<TestReply>;
  askCode(id: string): Promise<TestReply>;
  sign(id: string, code: string, headers?: Record<string, string>): Promise<TestReply>;
  askCodeOfSeveral(ids: readonly string[]): Promise<TestReply>;
  signSeveral(ids: readonly string[], code: string): Promise<TestReply>;
  /** Requests the code of a document and signs with it. */
  signByCode(id: string): Promise<TestReply>;
  evidence(id: string): Promise<Evidence>;
  lastCode(to?: string): Promise<string>;
  /** The e-signing state and number of the first pid. */
  shown(): Promise<{ is: boolean | undefined; msisdn: string | null | undefined; pid: string | undefined }>;
  inbox(to: string): Promise<Letter[]>;
  texts(to: string): Promise<string[]>;
  /** The audit entries of enabling and disabling, in order. */
  journal(): Promise<string[]>;
  close(): Promise<void>;
};

export async function openSigning(): Promise<SigningPortal> {
  return openSigningOn(await openPortal());
}

export async function openSigningOn(portal: TestPortal, username = 'desislava'): Promise<SigningPortal> {
  const who = await (await portal.browser().signIn(username)).stepUp();
  const { pid, number } = desislava;
  const call: Browser['call'] = (method, path, asked) => who.call(method, base + path, asked);
  const inbox = async (to: string) =>
    (await portal.browser().call('GET', '/dev/inbox', { query: { to } })).body as Letter[];
  const lastCode = async (to: string = number) => (await inbox(to)).find(({ code }) => code !== null)?.code ?? '';
  const signing: SigningPortal = {
    portal,
    who,
    status: async () => (await call('GET', '/signing/pids-status')).body as EsigningStatus[],
    request: (body, method = 'POST', headers = {}) => call(method, '/signing/web', { body, headers }),
    confirm: (body) => call('PUT', '/signing/web-confirm', { body }),
    async switchOn() {
      await signing.request({ msisdn: number, pid });
      await signing.confirm({ code: await lastCode(), msisdn: number, pid });
    },
    stop: () => call('DELETE', '/signing/web', { query: { pid } }),
    documents: async () => (await call('GET', '/documents')).body as Document[],
    async document(id) {
      const found = (await signing.documents()).find(({ document_id }) => document_id === id);
      if (!found) throw new Error(`the document ${id} does not exist`);
      return found;
    },
    download: (DocumentId) => call('GET', '/documents/download', { query: { DocumentId } }),
    askCode: (DocumentId) => call('GET', '/documents/confirmation-code', { query: { DocumentId } }),
    sign: (document_id, confirmation_code, headers = {}) =>
      call('PUT', '/documents/sign', { body: { document_id, confirmation_code }, headers }),
    askCodeOfSeveral: (document_ids) => call('POST', '/documents/confirmation-code', { body: { pid, document_ids } }),
    signSeveral: (document_ids, confirmation_code) =>
      call('PUT', '/documents/sign-several', { body: { pid, document_ids, confirmation_code } }),
    async signByCode(id) {
      await signing.askCode(id);
      return signing.sign(id, await lastCode());
    },
    evidence: async (DocumentId) =>
      (await call('GET', '/documents/evidence', { query: { DocumentId } })).body as Evidence,
    lastCode,
    async shown() {
      const [status] = await signing.status();
      return { is: status?.has_active_subscription, msisdn: status?.msisdn, pid: status?.pid };
    },
    inbox,
    texts: async (to) => (await inbox(to)).map(({ text }) => text),
    async journal() {
      const rows = await portal.platform.db
        .selectFrom('audit')
        .select(['action', 'subject', 'facts'])
        .where('action', 'like', 'esigning.%')
        .orderBy('sequence')
        .execute();
      return rows.map(({ action, subject, facts }) => `${action} ${subject} ${facts}`);
    },
    close: () => portal.close(),
  };
  return signing;
}

/** Several times as many as the portal has database connections: more of them would only wait. */
export function aHundredTimes<Value>(work: (index: number) => Promise<Value>): Promise<Value[]> {
  return Promise.all(Array.from({ length: 100 }, (_, index) => work(index)));
}

/** Counts each answer. */
export function tally(answers: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(answers)].map((each) => [each, answers.filter((other) => other === each).length]),
  );
}

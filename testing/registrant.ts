// A user who registers or adds a service, from the server's view.

import { sentMessages } from './outbox.ts';
import type { TestReply, Browser, TestPortal } from './portal.ts';

export const newPassword = 'Lastovica!7';

export type WorkflowAnswer = {
  workflowCorrelationId: string;
  state: string;
  clientType: string | null;
  properties: Record<string, string | null>;
};

const workflows = '/registration-service/workflows';

export type Registrant = ReturnType<typeof registrantOn>;

export function registrantOn(portal: TestPortal, browser: Browser = portal.browser()) {
  let id = '';
  const kept = (answer: TestReply): TestReply => {
    const told = (answer.body as Partial<WorkflowAnswer> | undefined)?.workflowCorrelationId;
    if (answer.status === 200 && told) id = told;
    return answer;
  };
  const header = () => ({ 'workflow-correlation-id': id });
  return {
    browser,
    get id() {
      return id;
    },
    goOnWith(correlationId: string) {
      id = correlationId;
    },
    start: async (email: string, more: object = {}) =>
      kept(
        await browser.call('POST', `${workflows}/registration`, {
          body: {
            Email: email,
            Password: newPassword,
            TermsAgree: true,
            OperatingSystem: 'Linux',
            Language: 'bg',
            ...more,
          },
        }),
      ),
    addService: async () =>
      kept(
        await browser.call('POST', `${workflows}/add-service`, { body: { OperatingSystem: 'Linux', Language: 'bg' } }),
      ),
    read: () => browser.call('GET', `${workflows}/state`, { headers: header() }),
    signal: (signalName: string, Request: object, workflowCorrelationId = id) =>
      browser.call('POST', `${workflows}/signal`, { body: { signalName, workflowCorrelationId, Request } }),
    land: (signalName: string, landingId: string, Password?: string) =>
      browser.call('POST', `${workflows}/landing`, {
        body: { signalName, workflowCorrelationId: landingId, ...(Password !== undefined && { Password }) },
      }),
    look: (landingId: string) =>
      browser.call('GET', `${workflows}/landing`, { headers: { 'workflow-correlation-id': landingId } }),
    activate: (email: string, code: string, named = true, Password?: string) =>
      browser.call('POST', '/user-profile/registration/activate', {
        query: { code, email, operatingSystem: 'Linux' },
        ...(Password !== undefined && { body: { Password } }),
        ...(named && { headers: header() }),
      }),
    /** Requests a code to the number for security codes of the pid. */
    resendCode: (email: string, pid: string) =>
      browser.call('POST', '/security-code/securitycode/resend-on-registration', {
        body: { email, pid },
        headers: header(),
      }),
    resend: (what: string, body: object, named = true) =>
      browser.call('POST', `/user-profile/registration/${what}`, {
        body: { ...body, operating_system: 'Linux' },
        ...(named && { headers: header() }),
      }),
  };
}

/** The newest message to a recipient, decrypted. */
export async function newestMessage(portal: TestPortal, to: string) {
  const sent = await sentMessages(portal.platform.db, portal.platform.keys.storage);
  const newest = sent.findLast(({ recipient }) => recipient === to);
  return { subject: newest?.subject, text: newest?.body ?? '', code: newest?.code ?? '' };
}

/** The id in the link of the newest message to a recipient. */
export async function newestLink(portal: TestPortal, to: string): Promise<string> {
  return /workflow=([\w.-]+)/.exec((await newestMessage(portal, to)).text)?.[1] ?? '';
}

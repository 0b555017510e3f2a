import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../server/endpoints.ts';

const root = join(import.meta.dirname, '../../..');

/** Changes that the browser does not retry, each with its reason. */
const withoutKey: Record<string, string> = {
  issueUniqueId: 'asking again answers the same id',
  startIdentityProvider: 'a sign-in is begun anew, never repeated',
  startPasskey: 'it only replaces the challenge',
  askForPasskey: 'it only replaces the challenge',
  askForStepUpPasskey: 'it only replaces the challenge',
  authenticateByPasskey: 'the challenge is used once',
  answerIdentityProvider: 'the state of a sign-in works once',
  backChannelLogout: 'sent by the identity provider; its token works once',
  authenticateUser: 'a sign-in is begun anew, never repeated',
  completeSignIn: 'its code works once',
  refreshTokens: 'a refresh token works once',
  endSession: 'ending what has ended changes nothing',
  endOtherSessions: 'ending what has ended changes nothing',
  setNewPassword: 'its link works once; the form says how to find out',
  cancelRecoveryByLink: 'its link works once; the page says how to find out',
  confirmEmail: 'its code works once; the form says how to find out',
  restoreProfile: 'its link works once; the form says how to find out',
  securityCodeEligibility: 'only asks; it is a POST because the documents have it so',
  reopenRegistration: 'only asks; it is a POST because a password is sent',
  sendSignal: 'the page reads where the workflow stands',
  sendLanding: 'the page reads where the workflow stands',
  approveRegistration: 'its key works once',
  activateRegistration: 'the page reads where the workflow stands',
  billPaymentAnswer: 'posted by the page of the gateway; the same answer again changes nothing',
  topUpPaymentAnswer: 'posted by the page of the gateway; the same answer again changes nothing',
  cardAnswer: 'posted by the page of the gateway; the same answer again changes nothing',
  markAnswerRead: 'only the first time counts',
  noteReading: 'only the first time counts',
  checkLine: 'only asks; it is a POST because the router measures its line',
  checkSeal: 'a question too long for an address; it changes nothing',
  signInAtDesk: 'a sign-in is begun anew, never repeated',
  startDeskVisit: 'a sign-in is begun anew, never repeated',
  answerDeskVisit: 'the state of a sign-in works once',
  leaveDesk: 'ending what has ended changes nothing',
  findCustomers: 'only asks; it is a POST because what is asked for is personal',
  countHolders: 'only asks; it is a POST because the keys are too long for an address',
  revealPid: 'only asks; it is a POST because asking is written down',
  beginEnrolment: 'asking again shows another secret, and only the last one counts',
  completeEnrolment: 'its link works once; signing in tells whether it was saved',
  openPaymentPage: 'demo only',
  payByTestCard: 'demo only',
  advanceDemoClock: 'demo only',
  resetDemoClock: 'demo only',
  resetDemo: 'demo only',
  setDemoLine: 'demo only',
  demoPartnerArrival: 'demo only',
};

describe('a changing call', () => {
  it('has an Idempotency-Key, with which the browser determines its outcome, or is listed with a reason', () => {
    const changing = endpoints.filter(({ method }) => method !== 'GET');
    const without = changing.filter(({ idempotency }) => !idempotency).map(({ name }) => name);
    expect(without.toSorted()).toEqual(Object.keys(withoutKey).toSorted());
  });

  it('uses the common API client: nothing else in the web code fetches', () => {
    const files = globSync('src/{areas,app,platform}/**/web/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !file.includes('.test.'),
    );
    const fetching = files.filter((file) =>
      /\bfetch\(|XMLHttpRequest|sendBeacon/.test(readFileSync(join(root, file), 'utf8')),
    );
    // Early requests and the service worker only read. The recognition host is an external system, and the call changes
    // nothing in the portal.
    expect(fetching.toSorted()).toEqual([
      'src/platform/web/api/request-early.ts',
      'src/platform/web/number-proof/recognise.ts',
      'src/platform/web/service-worker/answer-cache.ts',
      'src/platform/web/service-worker/page-cache.ts',
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadAddresses } from '#database/addresses/load-addresses.ts';
import { attentionSubjects } from '#platform/attention-subjects.ts';
import { auditFacts } from '#platform/audit-facts.ts';
import type { EndpointSpec } from '#platform/endpoint.ts';
import { isOfOperators } from '#platform/server/http/desk-operator.ts';
import { sentMessages } from '#testing/outbox.ts';
import { sendSample } from '#testing/call-samples.ts';
import { openDesk } from '#testing/desk.ts';
import { oneConnection, openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import { prepareSample, startSampleFlow, type SampleFlow } from '#testing/prepared-samples.ts';
import { endpoints } from '../server/endpoints.ts';

/** The traces of a change: audit actions, pending tasks and messages. */
type AuditTrail = { audit: string[]; attention: string[]; messages: string[] };

const leaves = (audit: string[], messages: string[] = [], attention: string[] = []): AuditTrail => ({
  audit,
  messages,
  attention,
});
const nothing = leaves([]);
const onlyAMessage = (channel: 'sms' | 'email') => leaves([], [channel]);

/** One row for every changing call. A call without its row, or with another audit log, fails. */
const auditLog: Record<string, AuditTrail> = {
  // A sign-in creates a session, which is listed; only changes of an account are audited.
  startIdentityProvider: nothing,
  answerIdentityProvider: nothing,
  // The token of the sample is invalid; the tests of the area cover the full flow.
  backChannelLogout: nothing,
  authenticateUser: nothing,
  completeSignIn: nothing,
  refreshTokens: nothing,
  endSession: nothing,
  endOtherSessions: nothing,
  forgottenPassword: onlyAMessage('email'),
  setNewPassword: leaves(['password.reset'], ['email']),
  sendStepUpCode: onlyAMessage('sms'),
  confirmStepUp: leaves(['session.step-up']),
  requestRecovery: leaves(['recovery.request'], ['email', 'sms', 'sms', 'sms']),
  cancelRecovery: leaves(['recovery.cancel']),
  // The token of the sample is unknown; the tests of the area cover the full flow.
  cancelRecoveryByLink: nothing,
  // A challenge is not a change.
  startPasskey: nothing,
  askForPasskey: nothing,
  askForStepUpPasskey: nothing,
  authenticateByPasskey: nothing,
  addPasskey: leaves(['passkey.add'], ['email']),
  renamePasskey: leaves(['passkey.rename']),
  removePasskey: leaves(['passkey.remove']),
  setWifiProperties: leaves(['router.wifi']),
  setWifiProperty: leaves(['router.wifi']),
  changePortForwarding: leaves(['router.port-edit']),
  setDmz: leaves(['router.dmz']),
  startGuestNetwork: leaves(['router.guest']),
  endGuestNetwork: leaves(['router.guest']),
  nameDevice: leaves(['router.device-name']),
  changeDeviceInternet: leaves(['router.device']),
  // It only measures.
  checkLine: nothing,
  restartRouter: leaves(['router.restart']),
  activateExtras: leaves(['extra.activate'], ['sms']),
  activateExtraAsPaid: leaves(['extra.activate-as-paid'], ['sms']),
  deactivateExtra: leaves(['extra.deactivate'], [], ['deactivation-waits 20120', 'deactivation-waits 20121']),
  cancelDeactivation: leaves(['extra.cancel-deactivation']),
  sendVerificationCode: onlyAMessage('sms'),
  resendActivation: onlyAMessage('sms'),
  upgradeStreamingPlan: leaves(['extra.change-plan'], ['sms']),
  // For a TV service, which cannot receive SMS.
  downgradeStreamingPlan: leaves(['extra.change-plan']),
  verifyPartnerContent: leaves(['partner-content.verify'], ['sms']),
  resendPartnerCode: onlyAMessage('sms'),
  activateDonationExtra: leaves(['donation.activate'], ['sms']),
  activateHomeAssistance: leaves(['home-assistance.activate'], [], ['request-in-progress 20051']),
  updateContactNumber: leaves(['home-assistance.contact-number']),
  stopHomeAssistanceActivation: leaves(['home-assistance.stop']),
  donate: leaves(['donation.give'], ['sms']),
  issueUniqueId: nothing,
  sendNumberCode: onlyAMessage('sms'),
  resendNumberCode: onlyAMessage('sms'),
  verifyNumberCode: nothing,
  activateMusic: leaves(['music.activate'], ['sms']),
  deactivateMusic: leaves(['music.deactivate'], ['sms']),
  revokePartner: leaves(['partner.revoke']),
  changePersonalData: leaves(['profile.change']),
  changeEmail: leaves(['email.ask'], ['email', 'email']),
  resendEmailChange: leaves(['email.ask'], ['email']),
  cancelEmailChange: leaves(['email.cancel']),
  // The code of the sample is unknown; the tests of the area cover the full flow.
  confirmEmail: nothing,
  changePassword: leaves(['password.change'], ['email']),
  addAddress: leaves(['address.add']),
  changeAddress: leaves(['address.change']),
  deleteAddress: leaves(['address.delete']),
  addCard: leaves(['card.visit']),
  replaceCard: leaves(['card.visit']),
  deleteCard: leaves(['card.delete']),
  cardAnswer: nothing,
  payBills: leaves(['bill.pay']),
  askQuestion: leaves(['question.ask'], ['email']),
  replyToQuestion: leaves(['question.reply']),
  // Only the bell changes.
  markAnswerRead: nothing,
  closeQuestion: leaves(['question.close']),
  // The message that contains the file is audited.
  uploadFile: nothing,
  uploadDeskFile: nothing,
  // The questions of the samples are unknown; the tests of the area cover the full flow.
  answerQuestion: nothing,
  closeQuestionAtDesk: nothing,
  reopenQuestion: nothing,
  withdraw: leaves(['contract.withdraw', 'contract.withdrawal-ended'], ['email']),
  // The number of the sample is not proved; the test of the call covers it.
  withdrawOpen: nothing,
  billPaymentAnswer: nothing,
  startTopUp: leaves(['balance.top-up']),
  redeemVoucher: leaves(['balance.redeem-voucher', 'balance.credit'], ['email']),
  topUpPaymentAnswer: nothing,
  changeAutomaticTopUp: leaves(['balance.change-automatic']),
  setAutomaticPayment: leaves(['payments.assign']),
  assignCard: leaves(['payments.assign']),
  subscribeToNotifications: leaves(['notifications.subscribe']),
  unsubscribeFromNotifications: leaves(['notifications.unsubscribe']),
  setNotification: leaves(['notifications.switch-off']),
  setQuietHours: leaves(['notifications.quiet-hours']),
  startPush: leaves(['push.start']),
  // The sample has no subscription; the test of the call covers it.
  stopPush: nothing,
  tryNotification: leaves(['notifications.try'], ['email']),
  deactivateProfile: leaves(['profile.close'], ['email']),
  restoreProfile: leaves(['profile.restore'], ['email']),
  askForExport: leaves(['data.export'], ['email']),
  generateVoucher: leaves(['vip.generate-voucher'], ['email']),
  createSecurityCode: leaves(['security-code.ask'], ['sms']),
  securityCodeEligibility: nothing,
  confirmSecurityCode: leaves(['security-code.confirm'], ['email', 'sms']),
  sendSecurityCode: onlyAMessage('sms'),
  resetSecurityCode: leaves(['security-code.reset'], ['sms']),
  changeSecurityCode: leaves(['security-code.change'], ['email', 'sms']),
  changeReceivingNumber: onlyAMessage('sms'),
  // She already has one by then; the tests of the area cover the full flow.
  addReceivingNumber: nothing,
  activateBonus: leaves(['bonus.join'], ['sms']),
  addToBlockList: leaves(['protection.blacklist-add']),
  removeFromBlockList: leaves(['protection.blacklist-remove']),
  addToAllowList: leaves(['protection.whitelist-add']),
  removeFromAllowList: leaves(['protection.whitelist-remove']),
  allowSite: leaves(['protection.allow-site']),
  closeSite: leaves(['protection.allow-site-end']),
  changeSchedule: leaves(['protection.schedule']),
  addTime: leaves(['protection.more-time']),
  switchProtection: leaves(['protection.deactivate']),
  modifyRoaming: leaves(['roaming.modify'], ['sms']),
  changeDrtLimit: leaves(['roaming.limits'], ['sms']),
  keepTrip: leaves(['roaming.trip']),
  forgetTrip: leaves(['roaming.trip-forget']),
  changeUsageAlerts: leaves(['usage.alerts']),
  changeUsageBlock: leaves(['usage.block'], ['sms']),
  nameService: leaves(['service.name']),
  removeService: leaves(['service.remove']),
  startRegistration: onlyAMessage('email'),
  startAddService: nothing,
  reopenRegistration: nothing,
  // The workflows of the samples are unknown; the tests of the area cover the full flows.
  sendSignal: nothing,
  registerVouched: nothing,
  sendLanding: nothing,
  approveRegistration: nothing,
  activateRegistration: nothing,
  resendActivationEmail: onlyAMessage('email'),
  resendSmsCode: nothing,
  resendApprovalEmail: nothing,
  resendNotOwnerVerification: nothing,
  resendCodeOnRegistration: nothing,
  requestEsigning: onlyAMessage('sms'),
  confirmEsigning: leaves(['esigning.activate'], ['sms']),
  requestEsigningNumber: onlyAMessage('sms'),
  // The audit entry of the later signing includes the reading.
  noteReading: nothing,
  sendDocumentCode: onlyAMessage('sms'),
  signDocument: leaves(['document.sign'], ['email']),
  declineDocument: leaves(['document.decline']),
  sendCodeOfSeveral: onlyAMessage('sms'),
  signSeveral: leaves(['document.sign'], ['email']),
  stopEsigning: leaves(['esigning.stop'], ['sms']),
  checkSeal: nothing,
  // The name and key are unknown; the tests of the area cover the full flow.
  signInAtDesk: nothing,
  startDeskVisit: nothing,
  answerDeskVisit: nothing,
  beginEnrolment: nothing,
  completeEnrolment: nothing,
  leaveDesk: leaves(['desk.sign-out']),
  changeText: leaves(['text.schedule']),
  countHolders: nothing,
  changeCatalogue: leaves(['catalogue.schedule']),
  // The change is not pending; the tests of the area cover the full flow.
  cancelCatalogueChange: nothing,
  cancelTextChange: nothing,
  approveProposal: nothing,
  rejectProposal: nothing,
  findCustomers: leaves(['customer.find']),
  revealPid: leaves(['customer.pid']),
  addNote: leaves(['customer.note']),
  // Nothing is locked, failed or of that customer; the tests of the area cover the full flows.
  liftCodeLock: nothing,
  endCustomerSessions: nothing,
  retryMessage: nothing,
  retryMessageGroup: nothing,
  retryJob: nothing,
  retryJobGroup: nothing,
};

let portal: TestPortal;
let flow: SampleFlow;
beforeAll(async () => {
  portal = await openPortal(oneConnection.environment, oneConnection.reach);
  flow = startSampleFlow(portal);
  await loadAddresses(portal.connection);
});
afterAll(() => portal.close());

async function seen(): Promise<AuditTrail> {
  const { pool } = portal.platform;
  const [audit, messages, attention] = await Promise.all([
    pool.query<{ found: string }>('select action as found from audit order by happened_at, customer_id, sequence'),
    pool.query<{ found: string }>('select channel as found from outbox order by message_id'),
    pool.query<{ found: string }>(`select kind || ' ' || subject as found from attention order by 1`),
  ]);
  const found = ({ rows }: { rows: { found: string }[] }) => rows.map((row) => row.found);
  return { audit: found(audit), messages: found(messages), attention: found(attention) };
}

/** The request ids of the audit entries after the given number of rows. */
async function requestsBehind(earlier: number): Promise<unknown[]> {
  const { rows } = await portal.platform.pool.query<{ trace_id: string }>(
    'select trace_id from audit order by happened_at, customer_id, sequence offset $1',
    [earlier],
  );
  return rows.map(({ trace_id }) => trace_id);
}

function newIn(after: AuditTrail, before: AuditTrail): AuditTrail {
  return {
    audit: after.audit.slice(before.audit.length),
    messages: after.messages.slice(before.messages.length),
    attention: after.attention.filter((each) => !before.attention.includes(each)),
  };
}

async function callerOf({ access }: EndpointSpec): Promise<Browser> {
  if (isOfOperators(access)) return (await openDesk(portal, 'editor', 'support')).browser;
  return portal.browser().signIn('maria', flow.password);
}

const changing = endpoints.filter(
  ({ method, changesOnGet, access }) => (method !== 'GET' || changesOnGet) && access !== 'demo',
);

describe('the audit log of changes', () => {
  it('has an entry for every changing call', () => {
    expect(Object.keys(auditLog).toSorted()).toEqual(changing.map(({ name }) => name).toSorted());
  });

  // In the order of the table: one call of the user prepares the next.
  it.each(Object.keys(auditLog))('is written by %s', async (name) => {
    const spec = changing.find((each) => each.name === name)!;
    // A user who closed the profile cannot sign in before restoring it.
    const hasLeft = name === 'restoreProfile';
    const maria = hasLeft ? portal.browser() : await callerOf(spec);
    const sample = await prepareSample(flow, maria, name);
    if (spec.stepUp === true) await maria.stepUp(flow.password);
    const before = await seen();
    const { headers } = await sendSample(maria, spec, sample);
    await portal.pass(10);
    await portal.runDueJobs();
    expect(newIn(await seen(), before)).toEqual(auditLog[name]);
    expect(await requestsBehind(before.audit.length)).toEqual(auditLog[name]!.audit.map(() => headers['trace-id']));
  });

  it('contains only facts with a label at the desk', async () => {
    const { rows } = await portal.platform.pool.query<{ name: string }>(
      'select distinct jsonb_object_keys(facts::jsonb) as name from audit',
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ name }) => !auditFacts.some((fact) => fact === name))).toEqual([]);
  });

  it('names the pending task, or has a label at the desk', async () => {
    const { rows } = await portal.platform.pool.query<{ kind: string; subject: string }>(
      `select distinct kind, subject from attention where properties ->> 'name_bg' is null or properties ->> 'name_en' is null`,
    );
    expect(rows.filter(({ subject }) => !attentionSubjects.some((known) => known === subject))).toEqual([]);
  });

  it('sends mails by the common template, as text and as HTML', async () => {
    const { db, keys } = portal.platform;
    const mails = (await sentMessages(db, keys.storage)).filter(({ channel }) => channel === 'email');
    expect(mails.length).toBeGreaterThan(5);
    expect(mails.filter(({ html, body }) => !html?.startsWith('<!doctype html>') || !body)).toEqual([]);
  });
});

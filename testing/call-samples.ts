// A valid request of every call, for the tests that cover all calls.

import { billSamples } from './bill-samples.ts';
import { helpSamples } from './help-samples.ts';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { demoPassword } from '#database/demo/people.ts';
import type { EndpointSpec } from '#platform/endpoint.ts';
import { demoSamples } from './demo-samples.ts';
import { deskSamples } from './desk-samples.ts';
import { homeSamples } from './home-network-samples.ts';
import { esigningSamples } from './e-signing-samples.ts';
import { notificationSamples } from './notification-samples.ts';
import type { TestReply, Browser } from './portal.ts';
import { protectionSamples } from './protection-samples.ts';
import { registrationSamples } from './registration-samples.ts';
import type { Sample } from './sample.ts';
import { stepUpSamples } from './step-up-samples.ts';
import { uniqueId, withUniqueId } from './unique-id-sample.ts';

/** Maria's numbers. */
const [first, second, third] = ['359888100101', '359888100102', '359888100103'] as const;

const pid = '8307099971';

/** Her cards and address: the second card pays her contract, the third sample card is for deletion. */
const card = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2001';
const idleCard = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2003';
const addressId = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a1001';
const otherAddressId = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a1002';

const address = {
  country_id: 100,
  site_id: 68134,
  region: 'София (столица)',
  municipality: 'Столична',
  city: 'София',
  city_type: 'гр.',
  post_code: '1000',
  quarter_id: null,
  quarter_name: null,
  street_id: null,
  street_name: 'ул. Шипка',
  street_no: '12',
  building_number: null,
  entry: null,
  floor: null,
  ap: null,
  address_comment: null,
  is_active: true,
};

const dayFromToday = (days: number) => addDays(sofiaDay(new Date()), days);

const nothingPaid = { contract_ids: [], enlightenments: [], smart_tvs: [] };

/** A valid request of every call by this browser. A missing one fails the tests of all calls. */
export const callSamples: Record<string, (who: Browser) => Sample> = {
  translations: () => ({ query: { Application: 'selfcare', Feature: 'shell', Language: 'bg' } }),
  currencyInfo: () => ({ query: { System: 'selfcare' } }),
  configuration: () => ({}),
  captchaChallenge: () => ({}),
  initiateSignIn: () => ({ query: { redirectUri: '/my-a1/' } }),
  authenticateUser: () => ({ body: { session_id: 'A'.repeat(25), username: 'maria', password: demoPassword } }),
  startIdentityProvider: () => ({ body: { session_id: 'A'.repeat(25) } }),
  backChannelLogout: () => ({ body: { logout_token: 'unknown' } }),
  answerIdentityProvider: () => ({ body: { state: 'x'.repeat(43), code: 'x' } }),
  completeSignIn: () => ({ body: { code: 'x', session_id: 'A'.repeat(25), return_uri: '/my-a1/' } }),
  refreshTokens: (who) => ({ body: { refresh_token: who.tokens?.refresh_token ?? '1.x' } }),
  endSession: (who) => ({ query: { id: who.sessionId ?? 'A'.repeat(25) } }),
  listSessions: () => ({}),
  ...stepUpSamples,
  forgottenPassword: () => ({ body: { username: 'maria@demo.abonat.bg' } }),
  setNewPassword: () => ({ body: { token: 'unknown', password: 'Kosatka!8264' } }),
  accountInformation: () => ({}),
  msisdnInformation: () => ({}),
  gatewayMsisdnInformation: () => ({}),
  customerServices: () => ({}),
  nameService: () => ({ params: { serviceId: second }, body: { label: 'На Боян' } }),
  removeService: () => ({ params: { serviceId: '300000100401' } }),
  serviceOwnerName: () => ({ query: { serviceId: '359888100101' } }),
  homeOverview: () => ({}),
  extrasEligibility: () => ({ params: { msisdn: first } }),
  activateExtras: () => ({ body: { msisdn: first, codes: ['20107'] } }),
  activateExtraAsPaid: () => ({ body: { msisdn: second, code: '20109' } }),
  deactivateExtra: () => ({ params: { msisdn: first }, query: { type: 'addon', code: '20120' } }),
  cancelDeactivation: () => ({ body: { msisdn: first, code: '20113' } }),
  swapEligibility: () => ({ params: { msisdn: second }, query: { code: '20103' } }),
  sendVerificationCode: () => ({ body: { msisdn: first, extra_codes: ['20102'] } }),
  resendActivation: () => ({ body: { msisdn: first, code: '20061' } }),
  upgradeStreamingPlan: () => ({ body: { msisdn: first, code: '20029', code_to_upgrade_with: '20030' } }),
  downgradeStreamingPlan: () => ({ body: { msisdn: '200000100201', code: '20030', code_to_downgrade_with: '20028' } }),
  familyEligibility: () => ({ params: { msisdn: first }, query: { code: '20029' } }),
  streamingStatus: () => ({ params: { msisdn: first }, query: { code: '20029' } }),
  streamingAccountRecovery: () => ({ params: { msisdn: first }, query: { code: '20029' } }),
  netProtectToken: () => ({ params: { msisdn: first } }),
  insuranceDetails: () => ({ query: { serviceId: first, extraCode: '20055' } }),
  partnerContentStatus: () => ({ query: { msisdn: first, code: '20061' } }),
  verifyPartnerContent: () => ({ query: { code: '000000', source: 'dnevnik' } }),
  resendPartnerCode: () => ({ query: { msisdn: first, source: 'dnevnik' } }),
  donationExtraEligibility: () => ({ params: { msisdn: first }, query: { useFreeSlot: 'false' } }),
  activateDonationExtra: () => ({
    body: { msisdn: third, code: '20042', group_type: 'DonationNature', amount: 2, use_free_slot: false },
  }),
  activateHomeAssistance: () => ({
    body: {
      msisdn: third,
      extra_code: '20051',
      contact_number: '0888100103',
      zip_code: '1000',
      city: 'София',
      address: 'ул. Шипка 12',
    },
  }),
  updateContactNumber: () => ({ body: { msisdn: first, extra_code: '20051', new_contact_number: '0888100102' } }),
  stopHomeAssistanceActivation: () => ({ body: { msisdn: second, code: '20052' } }),
  homeAssistancePolicy: () => ({ query: { msisdn: first } }),
  policyDocumentId: () => ({ query: { policyNumber: 'HA-100101' } }),
  schoolCode: () => ({ params: { msisdn: first } }),
  campaignEligibility: () => ({ query: { campaign: 'donation-1' } }),
  donate: () => ({
    body: { amount: 2, msisdn: first, campaign_id: 'donation-1', accepted_terms_and_conditions: true },
  }),
  eligibleDonationLimit: () => ({ params: { msisdn: first }, query: { campaign: 'donation-1' } }),
  campaignProgress: () => ({ query: { campaign: 'donation-1' } }),
  lastDonation: () => ({ query: { campaign: 'donation-1' } }),
  ...homeSamples,
  issueUniqueId: () => ({}),
  recognitionHost: () => ({ query: { uniqueId } }),
  vipClub: () => ({ params: { pid } }),
  generateVoucher: () => ({ query: { Pid: '8307099971', VoucherCode: '66386' } }),
  bonusEligibility: () => ({}),
  endOtherSessions: () => ({}),
  signInHistory: () => ({}),
  exportState: () => ({}),
  askForExport: () => ({}),
  downloadExport: () => ({}),
  securityCodeEntries: () => ({}),
  securityCodeEligibility: () => ({ body: { pid } }),
  createSecurityCode: () => ({ body: { pid, msisdn: first } }),
  confirmSecurityCode: () => ({ body: { pid, code: '100001' } }),
  sendSecurityCode: () => ({ body: { pid } }),
  resetSecurityCode: () => ({ body: { pid } }),
  changeSecurityCode: () => ({ body: { pid, old_code: '100001', new_code: '902817' } }),
  changeReceivingNumber: () => ({ body: { pid, msisdn: second } }),
  addReceivingNumber: () => ({ body: { pid, msisdn: second } }),
  activateBonus: () => ({ body: { msisdns: [second] } }),
  ...protectionSamples,
  eligibleRoaming: () => ({ params: { msisdn: first }, query: { showTariffChangeWarning: 'true' } }),
  modifyRoaming: () => ({
    params: { msisdn: first },
    body: { roaming_tariffs: [{ tariff_id: '63531', operation: 'activate' }] },
  }),
  roamingCountries: () => ({}),
  roamingCountry: () => ({ params: { msisdn: first, countryId: 'GR' } }),
  drtLimit: () => ({ params: { msisdn: first } }),
  changeDrtLimit: () => ({ params: { msisdn: first }, body: { drt_limit_id: 'drt-100' } }),
  creditLimit: () => ({ params: { msisdn: first } }),
  postpaidDetails: () => ({ query: { msisdn: first } }),
  keepTrip: () => ({
    params: { msisdn: first },
    body: { country_id: 'GR', starts_on: dayFromToday(20), ends_on: dayFromToday(27), plan_id: null },
  }),
  forgetTrip: () => ({ params: { msisdn: first } }),
  numberUsage: () => ({ params: { msisdn: first } }),
  usageDays: () => ({ params: { msisdn: first } }),
  usageOfNumbers: () => ({}),
  changeUsageAlerts: () => ({ params: { msisdn: first }, body: { amounts: [20], by_sms: true, by_email: false } }),
  changeUsageBlock: () => ({ params: { msisdn: second }, body: { block: 'premium', is_on: true } }),
  recogniseNumber: () => ({ query: { source: 'music' }, headers: withUniqueId }),
  sendNumberCode: () => ({ query: { msisdn: first, source: 'music' }, headers: withUniqueId }),
  resendNumberCode: () => ({ query: { msisdn: first, source: 'music' }, headers: withUniqueId }),
  verifyNumberCode: () => ({ query: { code: '000000', source: 'music' }, headers: withUniqueId }),
  musicStatus: () => ({ params: { token: uniqueId }, headers: withUniqueId }),
  activateMusic: () => ({ body: { unique_id: uniqueId }, headers: withUniqueId }),
  deactivateMusic: () => ({ headers: withUniqueId }),
  musicPrice: () => ({}),
  decryptSource: () => ({ query: { source: 'x', time: '0', encryptionKeyName: 'x' }, headers: withUniqueId }),
  encryptNumber: () => ({ query: { source: 'capital' }, headers: withUniqueId }),
  partnerStanding: () => ({ query: { source: 'capital', encrypted_msisdn: 'x' } }),
  verifiedPartners: () => ({}),
  revokePartner: () => ({ params: { msisdn: first }, query: { source: 'dnevnik' } }),
  profileAccount: () => ({}),
  changePersonalData: () => ({
    body: { first_name: 'Мария', last_name: 'Иванова', contact_phone: null, language: 'bg' },
  }),
  changeEmail: () => ({ body: { new_email: 'maria.new@demo.abonat.bg', password: demoPassword } }),
  resendEmailChange: () => ({}),
  cancelEmailChange: () => ({}),
  confirmEmail: () => ({ body: { email: 'maria.new@demo.abonat.bg', code: 'AAAAA-AAAAA' } }),
  changePassword: () => ({ body: { old_password: demoPassword, new_password: 'Lastovica!7' } }),
  deactivateProfile: () => ({}),
  restoreProfile: () => ({ body: { token: '1.unknown' } }),
  listAddresses: () => ({}),
  addAddress: () => ({ body: address }),
  changeAddress: () => ({ params: { id: addressId }, body: address }),
  deleteAddress: () => ({ params: { id: otherAddressId } }),
  searchCities: () => ({ query: { SearchExpression: 'Соф' } }),
  searchQuarters: () => ({ query: { SearchExpression: 'Бан', SiteId: '68134' } }),
  searchStreets: () => ({ query: { SearchExpression: 'Шип', SiteId: '68134' } }),
  listCards: () => ({}),
  ...billSamples,
  ...helpSamples,
  addCard: () => ({}),
  replaceCard: () => ({ params: { cardId: card } }),
  deleteCard: () => ({ params: { cardId: idleCard } }),
  lastCardChange: () => ({}),
  cardAnswer: () => ({ body: { TransactionId: 'unknown', Signature: 'unknown' } }),
  listRecurrentPayments: () => ({}),
  setAutomaticPayment: () => ({ body: { card_id: card, ...nothingPaid, is_active: true } }),
  assignCard: () => ({ params: { cardId: card }, body: nothingPaid }),
  ...notificationSamples,
  contractDetails: () => ({ params: { contractId: 'M1000101' } }),
  ...esigningSamples,
  ...registrationSamples,
  ...deskSamples,
  ...demoSamples,
};

export function sendSample(browser: Browser, spec: EndpointSpec, sample: Sample, more = {}): Promise<TestReply> {
  const { params, query, list, body = list } = sample;
  const headers = { ...sample.headers, ...more };
  const path = spec.path.replace(/:(\w+)/g, (_, name: string) => params?.[name] ?? '');
  return browser.call(spec.method, path, { headers, ...(query && { query }), ...(body && { body }) });
}

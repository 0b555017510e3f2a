import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadAddresses } from '#database/addresses/load-addresses.ts';
import { apiBase, type EndpointSpec, type OwnedResource } from '#platform/endpoint.ts';
import { isOfOperators, isOpen } from '#platform/server/http/desk-operator.ts';
import { callSamples as samples, sendSample as ask } from '#testing/call-samples.ts';
import type { Sample } from '#testing/sample.ts';
import { openDesk } from '#testing/desk.ts';
import { operatorsSeal } from '#testing/operators-seal.ts';
import { browserOn, openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import { endpoints } from '../server/endpoints.ts';

/** Refusals of valid requests that need a code of the user or an earlier step. */
const refusals: Record<string, string> = {
  // The samples have no device; the tests of the area do.
  addPasskey: 'EC_Passkey_Invalid',
  renamePasskey: 'EC_User_Not_Authoried',
  removePasskey: 'EC_User_Not_Authoried',
  askForStepUpPasskey: 'EC_Passkey_Unavailable',
  verifyPartnerContent: 'EC_Verification_Failed',
  activateDonationExtra: 'EC_Missing_Verificaiton_Code',
  confirmSecurityCode: 'EC_Wrong_Verification_Code',
  sendSecurityCode: 'EC_Resend_Time_Is_Not_Expired',
  resetSecurityCode: 'EC_Security_Code_Not_Available',
  changeSecurityCode: 'EC_Wrong_Verification_Code',
  changeReceivingNumber: 'EC_Security_Code_Not_Available',
  addReceivingNumber: 'EC_Security_Code_Not_Available',
  confirmEsigning: 'EC_Wrong_Verification_Code',
  requestEsigningNumber: 'EC_Esigning_Not_Active',
  sendDocumentCode: 'EC_Esigning_Not_Active',
  signDocument: 'EC_Esigning_Not_Active',
  sendCodeOfSeveral: 'EC_Esigning_Not_Active',
  signSeveral: 'EC_Esigning_Not_Active',
  documentEvidence: 'EC_ESign_Document_Id_Missing',
  stopEsigning: 'EC_Already_Inactive',
  // Maria has no payments yet.
  readBillPayment: 'EC_User_Not_Authoried',
  billReceipt: 'EC_User_Not_Authoried',
  // Her question has no files.
  readFile: 'EC_User_Not_Authoried',
  readTopUp: 'EC_User_Not_Authoried',
  topUpReceipt: 'EC_User_Not_Authoried',
  // None of her numbers is prepaid.
  readBalance: 'EC_Number_Not_Prepaid',
};

/** Ids of other customers and unknown ids, by kind. */
const foreignIds: Partial<Record<OwnedResource, { foreign: string; unknown: string }>> = {
  service: { foreign: '359888100201', unknown: '359888999999' },
  'own-service': { foreign: '359888100201', unknown: '359888999999' },
  pid: { foreign: '5602299925', unknown: '1000000001' },
  policy: { foreign: 'HA-100301', unknown: 'HA-999999' },
  contract: { foreign: 'M1000202', unknown: 'M9999999' },
  document: { foreign: 'M1000303-A1', unknown: 'M9999999-A1' },
  bill: { foreign: 'M1000303-01', unknown: 'M9999999-01' },
  purchase: { foreign: 'ORD-1741-1', unknown: 'ORD-9999-1' },
  question: { foreign: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a3003', unknown: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a9999' },
  address: { foreign: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a1301', unknown: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a9999' },
  card: { foreign: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2301', unknown: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a9999' },
};

/** These calls change the sign-in of their user: each uses an account that the other tests do not need. */
const askedBySomebodyElse: Record<string, string> = {
  changePassword: 'elena',
  deactivateProfile: 'stroy',
  endOtherSessions: 'nikola',
};

/** Ids without a guard, each with the reason. */
const idsWithoutGuard = new Map([
  ['readBill params.billId', 'read among the bills of the pids of the account; proved with the area'],
  ['readBillPayment params.paymentId', 'read among the payments of the calling account; proved with the area'],
  ['billReceipt params.paymentId', 'read among the payments of the calling account; proved with the area'],
  ['readSubject query.id', 'found only among what the account sees; proved with the area'],
  ['readFile params.fileId', 'must be of the question that is held; proved with the area'],
  ['readTopUp params.topUpId', 'read among the top-ups of the calling account; proved with the area'],
  ['topUpReceipt params.topUpId', 'read among the top-ups of the calling account; proved with the area'],
  ['startTopUp params.msisdn', 'anybody may top up a prepaid number, whose balance is never shown'],
  ['redeemVoucher params.msisdn', 'anybody may top up a prepaid number, whose balance is never shown'],
  ['endSession query.id', 'ends a session of the calling account alone; proved below'],
  ['activateExtras body.verification_msisdn', 'the code sent to it decides; proved with the area'],
  ['activateExtraAsPaid body.verification_msisdn', 'the code sent to it decides; proved with the area'],
  ['activateDonationExtra body.verification_msisdn', 'the code sent to it decides; proved with the area'],
  ['deactivateExtra query.verificationMsisdn', 'the code sent to it decides; proved with the area'],
  ['sendVerificationCode body.verification_msisdn', 'must be of the same holder; proved with the area'],
  ['activateHomeAssistance body.contact_number', 'any number may be called back'],
  ['updateContactNumber body.new_contact_number', 'any number may be called back'],
  ['activateBonus body.msisdns', 'each must be of the account, or none joins; proved with the area'],
  ['createSecurityCode body.msisdn', 'only who reads the code sent to it confirms it'],
  ['changeReceivingNumber body.msisdn', 'only who reads the code sent to it confirms it'],
  ['addReceivingNumber body.msisdn', 'only who reads the code sent to it confirms it'],
  ['donate body.campaign_id', 'a campaign is for everybody'],
  ['eligibleDonationLimit query.msisdn', 'must be the number in the path; proved with the area'],
  ['setWifiProperties body.SerialNumber', 'must be the router of the home that is held; proved with the area'],
  ['setWifiProperty body.SerialNumber', 'must be the router of the home that is held; proved with the area'],
  ['setDmz body.SerialNumber', 'must be the router of the home that is held; proved with the area'],
  ['changePortForwarding body.InstNumber', 'numbers a mapping of the router of the home that is held'],
  ['recognitionHost query.uniqueId', 'an id of the browser, answered to that browser alone'],
  ['sendNumberCode query.msisdn', 'any number may be sent a code; only who reads it proves the number'],
  ['resendNumberCode query.msisdn', 'must be the number of the first code; proved with number-proof'],
  ['partnerStanding query.encrypted_msisdn', 'sealed by the portal for this partner'],
  ['demoPartnerArrival body.msisdn', 'sealed by the portal for this partner'],
  ['activateMusic body.unique_id', 'an id bound to the browser by its cookie, with a proved number behind it'],
  ['deactivateMusic body.unique_id', 'an id bound to the browser by its cookie, with a proved number behind it'],
  ['withdrawOpen body.purchase_id', 'must be of the proved number; proved with the area'],
  ['addAddress body.country_id', 'names a country'],
  ['addAddress body.site_id', 'names a place that is for everybody'],
  ['addAddress body.quarter_id', 'names a quarter that is for everybody'],
  ['addAddress body.street_id', 'names a street that is for everybody'],
  ['addAddress body.building_number', 'is no id'],
  ['changeAddress body.country_id', 'names a country'],
  ['changeAddress body.site_id', 'names a place that is for everybody'],
  ['changeAddress body.quarter_id', 'names a quarter that is for everybody'],
  ['changeAddress body.street_id', 'names a street that is for everybody'],
  ['changeAddress body.building_number', 'is no id'],
  ['searchQuarters query.SiteId', 'names a place that is for everybody'],
  ['searchStreets query.SiteId', 'names a place that is for everybody'],
  ['setAutomaticPayment body.contract_ids', 'must be of the pids of the account; proved with the area'],
  ['assignCard body.contract_ids', 'must be of the pids of the account; proved with the area'],
  ['subscribeToNotifications body.notification_type_id', 'a type is for everybody'],
  ['unsubscribeFromNotifications body.notification_type_id', 'a type is for everybody'],
  ['requestEsigning body.msisdn', 'must be a mobile of the pid; proved with the area'],
  ['confirmEsigning body.msisdn', 'must be a mobile of the pid, with its code; proved with the area'],
  ['requestEsigningNumber body.msisdn', 'must be a mobile of the pid; proved with the area'],
  ['requestEsigning body.document_id', 'must be of the pid; proved with the area'],
  ['sendCodeOfSeveral body.document_ids', 'each must be of the pid, or no code is sent; proved with the area'],
  ['signSeveral body.document_ids', 'each must be of the pid, or none is signed; proved with the area'],
  ['readPayment params.transactionId', 'a secret of the demo page'],
  ['payByTestCard params.transactionId', 'a secret of the demo page'],
  ['changeDrtLimit body.drt_limit_id', 'names a sum that is for everybody'],
  ['keepTrip body.country_id', 'names a country'],
  ['keepTrip body.plan_id', 'must be offered to the number; proved with the area'],
  ['roamingCountry params.countryId', 'names a country'],
  ['sendSignal body.workflowCorrelationId', 'nobody can guess it; adding a service also asks who is signed in'],
  ['sendLanding body.workflowCorrelationId', 'nobody can guess it; it came in a message'],
  ['resendSmsCode body.msisdn', 'sent again where it went before or nowhere; proved with the area'],
  ['resendCodeOnRegistration body.pid', 'sent where codes of the pid go or nowhere; proved with the area'],
  ['sendStepUpCode body.msisdn', 'must be a number the account had before; proved with the area'],
  ['confirmStepUp body.msisdn', 'must be a number the account had before; proved with the area'],
  ['askForPasskey body.session_id', 'a sign-in in progress, bound to the browser by its cookie'],
  ['authenticateByPasskey body.session_id', 'a sign-in in progress, bound to the browser by its cookie'],
  ['addPasskey body.id', 'a new key; one that belongs to a profile is refused'],
  ['renamePasskey params.passkeyId', 'looked up with the account; proved with the area'],
  ['removePasskey params.passkeyId', 'looked up with the account; proved with the area'],
  ['startIdentityProvider body.session_id', 'a sign-in in progress, bound to the browser by its cookie'],
  ['authenticateUser body.session_id', 'a sign-in in progress, bound to the browser by its cookie'],
  ['completeSignIn body.session_id', 'a sign-in in progress, bound to the browser by its cookie'],
]);

const guarded = endpoints.filter(({ access }) => !isOpen(access) && !isOfOperators(access));
const open = endpoints.filter(({ access, name }) => isOpen(access) && name !== 'resetDemo');
const ofOperators = endpoints.filter(({ access }) => isOfOperators(access));

let portal: TestPortal;
let maria: Browser;

beforeAll(async () => {
  portal = await openPortal();
  await loadAddresses(portal.connection);
  maria = await portal.browser().signIn('maria');
});
afterAll(() => portal.close());

const askAsMaria = (spec: EndpointSpec, headers = {}) => ask(copyOf(maria), spec, samples[spec.name]!(maria), headers);

/** A browser with the same state, whose changes do not affect the original. */
function copyOf(browser: Browser): Browser {
  const copy = browserOn(portal.app);
  copy.tokens = browser.tokens;
  copy.sessionId = browser.sessionId;
  copy.cookies = new Map(browser.cookies);
  return copy;
}

const unauthorised = { status: 401, body: { ErrorCode: 'Error_401' } };

const keys = (specs: readonly EndpointSpec[]) =>
  specs.map((spec) => `${spec.method} ${spec.path} ${spec.name}`).toSorted();

describe('this test', () => {
  it('has a sample of every existing call and no other', () => {
    expect(Object.keys(samples).toSorted()).toEqual(endpoints.map((spec) => spec.name).toSorted());
  });

  it('finds every call of a contract mounted, and no other', () => {
    expect(keys(portal.endpoints)).toEqual(keys(endpoints));
    expect(new Set(endpoints.map((spec) => spec.name)).size).toBe(endpoints.length);
  });

  it('checks that customer calls require sign-in and ownership, never a role, and operator calls a role [SH-021]', () => {
    const kinds = new Set(endpoints.map(({ access }) => (typeof access === 'string' ? access : 'holds')));
    const desk = ['desk', 'desk-editor', 'desk-public', 'desk-support'];
    expect([...kinds].toSorted()).toEqual(['account', 'demo', ...desk, 'holds', 'public']);
    const [, claims] = maria.tokens!.access_token.split('.');
    expect(Object.keys(JSON.parse(atob(claims!)) as object).toSorted()).toEqual(['cnf', 'exp', 'iat', 'sid', 'sub']);
  });

  it('finds no server address besides the calls, their description and the health endpoints [SH-030, SH-520]', () => {
    const found = new Set(routesIn(portal.app.printRoutes({ commonPrefix: false })));
    const beside = [
      '/livez',
      '/readyz',
      '/metrics',
      '/api',
      '/api*',
      '/api/openapi.json',
      '/api/docs',
      '/api/docs/start.js',
      '/api/docs/assets/swagger-ui.css',
      '/api/docs/assets/swagger-ui-bundle.js',
    ];
    const known = new Set([...beside, ...endpoints.map((spec) => apiBase + spec.path)]);
    expect([...found].filter((path) => !known.has(path))).toEqual([]);
    expect(endpoints.filter((spec) => !found.has(apiBase + spec.path))).toEqual([]);
  });
});

describe.each(guarded.map((spec) => ({ spec, name: spec.name })))('$name', ({ spec }) => {
  it.runIf(spec.stepUp === true)('requires a step-up first', async () => {
    const who = await portal.browser().signIn(askedBySomebodyElse[spec.name] ?? 'maria');
    expect(await ask(who, spec, samples[spec.name]!(who))).toMatchObject({
      status: 403,
      body: { ErrorCode: 'EC_Step_Up_Required' },
    });
  });

  it('accepts an authorized user', async () => {
    // Completes the request of the previous call first: a number allows one at a time.
    await portal.pass(4);
    await portal.runDueJobs();
    const who = await portal.browser().signIn(askedBySomebodyElse[spec.name] ?? 'maria');
    if (spec.stepUp === true) await who.stepUp();
    const { status, body } = await ask(who, spec, samples[spec.name]!(who));
    const code = (body as { ErrorCode?: string } | undefined)?.ErrorCode;
    expect({ isGood: [200, 202, 204].includes(status), code }).toEqual({
      isGood: !(spec.name in refusals),
      code: refusals[spec.name],
    });
  });

  it('refuses callers without sign-in', async () => {
    expect(await ask(portal.browser(), spec, samples[spec.name]!(maria))).toMatchObject(unauthorised);
  });

  it('refuses a token without its cookie, or with the cookie of another browser', async () => {
    const thief = copyOf(maria);
    thief.cookies.clear();
    expect(await ask(thief, spec, samples[spec.name]!(maria))).toMatchObject(unauthorised);
    thief.cookies.set('abonat_session', 'of-another-browser');
    expect(await ask(thief, spec, samples[spec.name]!(maria))).toMatchObject(unauthorised);
  });

  it('refuses a cookie without a token', async () => {
    const lured = copyOf(maria);
    lured.tokens = null;
    expect(await ask(lured, spec, samples[spec.name]!(maria))).toMatchObject(unauthorised);
  });

  it('refuses a token that the portal did not sign', async () => {
    const [header, payload, signature] = maria.tokens!.access_token.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const otherKey = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(32, 1));
    const otherAccount = Buffer.from(JSON.stringify({ ...claims, sub: '2' })).toString('base64url');
    const forged = [
      await otherKey,
      new UnsecuredJWT(claims).encode(),
      `${header}.${otherAccount}.${signature}`,
      `${header}.${payload}.`,
      'nonsense',
    ];
    for (const token of forged) {
      const authorization = `Bearer ${token}`;
      expect(await askAsMaria(spec, { authorization })).toMatchObject(unauthorised);
    }
    expect(await askAsMaria(spec, { authorization: `Basic ${maria.tokens!.access_token}` })).toMatchObject(
      unauthorised,
    );
  });

  it('refuses a token of an ended session', async () => {
    const gone = await portal.browser().signIn('maria');
    await portal.platform.db
      .updateTable('session')
      .set({ ended_at: new Date() })
      .where('session_id', '=', gone.sessionId)
      .execute();
    expect(await ask(gone, spec, samples[spec.name]!(gone))).toMatchObject(unauthorised);
  });

  it('refuses a signed token with claims that the portal does not issue', async () => {
    const [, payload] = maria.tokens!.access_token.split('.') as [string, string];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const odd = [{ sub: '9'.repeat(40) }, { sub: 'maria' }, { sid: '\u0000' }, { cnf: 'x' }, { exp: 1e300 }];
    for (const claim of odd) {
      const token = new SignJWT({ ...claims, ...claim }).setProtectedHeader({ alg: 'HS256' });
      const authorization = `Bearer ${await token.sign(portal.platform.keys.token.current)}`;
      expect(await askAsMaria(spec, { authorization })).toMatchObject(unauthorised);
    }
  });
});

/** Their samples use unknown ids: the tests of the area cover the full flow. */
const nothingToChange = new Set([
  'answerQuestion',
  'closeQuestionAtDesk',
  'readDeskFile',
  'uploadDeskFile',
  'reopenQuestion',
  'cancelCatalogueChange',
  'cancelTextChange',
  'approveProposal',
  'rejectProposal',
  'liftCodeLock',
  'endCustomerSessions',
  'retryMessage',
  'retryMessageGroup',
  'retryJob',
  'retryJobGroup',
]);

const operators = new Map<string, Browser>();

/** Enrolling takes longer than the call: tests share operators and copy their browsers. */
async function operator(role: 'editor' | 'support', which = 'one'): Promise<Browser> {
  const key = `${which} ${role}`;
  const known = operators.get(key) ?? (await openDesk(portal, role)).browser;
  operators.set(key, known);
  return copyOf(known);
}

describe.each(ofOperators.map((spec) => ({ spec, name: spec.name })))('at the desk $name', ({ spec }) => {
  const roleOf = { desk: 'editor', 'desk-editor': 'editor', 'desk-support': 'support' } as const;
  const role = roleOf[spec.access as keyof typeof roleOf];

  // The test before may have ended the sessions of the shared operators.
  beforeEach(async () => {
    await portal.platform.db.updateTable('operator_session').set({ ended_at: null }).execute();
  });

  it('accepts an operator with its role', async () => {
    const browser = await operator(role);
    const { status } = await ask(browser, spec, samples[spec.name]!(maria));
    expect(status).toBeOneOf(nothingToChange.has(spec.name) ? [404] : [200, 202, 204]);
  });

  it('refuses an operator with the other role, unless both roles are allowed', async () => {
    const browser = await operator(role === 'editor' ? 'support' : 'editor');
    const { status } = await ask(browser, spec, samples[spec.name]!(maria));
    expect(status === 403).toBe(spec.access !== 'desk');
  });

  it('refuses customers and callers without sign-in', async () => {
    expect(await ask(portal.browser(), spec, samples[spec.name]!(maria))).toMatchObject(unauthorised);
    expect(await ask(copyOf(maria), spec, samples[spec.name]!(maria))).toMatchObject(unauthorised);
  });

  it('refuses a token without its cookie, a cookie without its token, and those of another operator', async () => {
    const [one, other] = [await operator(role), await operator(role, 'another')];
    const [bare, lured, mixed] = [copyOf(one), copyOf(one), copyOf(one)];
    bare.cookies.clear();
    lured.tokens = null;
    mixed.tokens = other.tokens;
    for (const thief of [bare, lured, mixed])
      expect(await ask(thief, spec, samples[spec.name]!(maria))).toMatchObject(unauthorised);
  });

  it('refuses an ended session', async () => {
    const browser = await operator(role);
    const { db, clock } = portal.platform;
    await db.updateTable('operator_session').set({ ended_at: clock.now() }).execute();
    expect(await ask(browser, spec, samples[spec.name]!(maria))).toMatchObject(unauthorised);
  });
});

const holding = guarded.flatMap((spec) =>
  typeof spec.access === 'object' ? [{ spec, name: spec.name, ...spec.access }] : [],
);

/** The calls above move the clock by more than the life of a token. */
let isSignedInAgain = false;

describe.each(holding)('the $holds at $at of $name', ({ spec, holds, at }) => {
  beforeAll(async () => {
    if (!isSignedInAgain) maria = await portal.browser().signIn('maria');
    isSignedInAgain = true;
  });

  const withId = (id: string): Sample => {
    const [part, field] = at.split('.') as ['params' | 'query' | 'body', string];
    const sample = samples[spec.name]!(maria);
    return { ...sample, [part]: { ...sample[part], [field]: id } };
  };

  it('is refused to other accounts with the same answer, existing or not [SH-003, SH-022, SH-506]', async () => {
    const ids = foreignIds[holds];
    if (!ids) throw new Error(`the test has no foreign ${holds}`);
    const [foreign, unknown] = [
      await ask(maria, spec, withId(ids.foreign)),
      await ask(maria, spec, withId(ids.unknown)),
    ];
    expect(foreign).toMatchObject({ status: 403, body: { ErrorCode: 'EC_User_Not_Authoried' } });
    expect({ ...(unknown.body as object), TraceId: '' }).toEqual({ ...(foreign.body as object), TraceId: '' });
  });

  it('is allowed for users if ownership is not required, and refused otherwise', async () => {
    // One of the calls removes the number from the profile.
    await portal.platform.pool.query(
      `insert into account_service (account_id, service_id, customer_id, is_owner)
       select account.account_id, service_id, customer_id, false from account, service_number
       where account.username like 'ivan@%' and service_id = '359888100501' on conflict do nothing`,
    );
    const ivan = await portal.browser().signIn('ivan');
    const { status, body } = await ask(ivan, spec, withId('359888100501'));
    const codes = { service: undefined, 'own-service': 'EC_Unavailable_For_Business' } as Record<
      OwnedResource,
      string | undefined
    >;
    const expected = holds in codes ? codes[holds] : 'EC_User_Not_Authoried';
    expect([status === 403, (body as { ErrorCode?: string } | undefined)?.ErrorCode]).toEqual([
      expected !== undefined,
      expected,
    ]);
  });
});

describe('ids', () => {
  it('are all checked by a guard, or have a reason for none', () => {
    const unguarded = endpoints.flatMap((spec) =>
      idsIn(spec)
        .filter((id) => id !== heldAt(spec))
        .map((at) => `${spec.name} ${at}`),
    );
    expect(unguarded.toSorted()).toEqual([...idsWithoutGuard.keys()].toSorted());
  });

  it("of another account's session end nothing", async () => {
    const georgi = await portal.browser().signIn('georgi');
    const spec = endpoints.find(({ name }) => name === 'endSession')!;
    expect((await ask(georgi, spec, { query: { id: maria.sessionId! } })).status).toBe(403);
    expect((await maria.call('GET', '/home/overview')).status).toBe(200);
  });
});

/** The full addresses in Fastify's printed route tree: four characters per level. */
function routesIn(drawing: string): string[] {
  const at: string[] = [];
  return drawing.split('\n').flatMap((line) => {
    const [, indent, segment, methods] = /^([│├└─ ]*)(\S+)( \([A-Z, ]+\))?$/.exec(line) ?? [];
    if (indent === undefined || segment === undefined) return [];
    const depth = indent.length / 4;
    at.splice(depth - 1, at.length, segment);
    return methods ? [at.join('')] : [];
  });
}

const heldAt = (spec: EndpointSpec) => (typeof spec.access === 'object' ? spec.access.at : null);

/** Every field of a request whose name indicates an id. */
function idsIn(spec: EndpointSpec): string[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = (spec[part] ?? {}) as { properties?: object; anyOf?: { properties?: object }[] };
    const fields = new Set([schema, ...(schema.anyOf ?? [])].flatMap(({ properties = {} }) => Object.keys(properties)));
    const named = [...fields].filter((field) =>
      /^(id|pid|msisdns?)$|(_id|Id|_ids|Ids|_msisdn|Msisdn|Number|_number)$/.test(field),
    );
    return named.map((field) => `${part}.${field}`);
  });
}

describe('public calls', () => {
  it.each(open.map((spec) => ({ spec, name: spec.name })))('$name requires no sign-in', async ({ spec }) => {
    const { status, body } = await ask(portal.browser(), spec, samples[spec.name]!(portal.browser()));
    expect(status).toBeLessThan(500);
    const { ErrorCode } = (body ?? {}) as { ErrorCode?: string };
    // The call that renews tokens requires a refresh token; no other may require sign-in.
    expect(ErrorCode === 'Error_403' || (ErrorCode === 'Error_401' && spec.name !== 'refreshTokens')).toBe(false);
  });
});

it('an access token is invalid after its 15 minutes', async () => {
  const late = await portal.browser().signIn('maria');
  await portal.pass(15 * 60);
  for (const spec of guarded) expect(await ask(late, spec, samples[spec.name]!(late))).toMatchObject(unauthorised);
});

it('a session is invalid once its account is closed', async () => {
  const closed = await portal.browser().signIn('maria');
  const close = (deactivated_at: Date | null) =>
    portal.platform.db.updateTable('account').set({ deactivated_at }).where('username', 'like', 'maria@%').execute();
  await close(new Date());
  for (const spec of guarded) expect(await ask(closed, spec, samples[spec.name]!(closed))).toMatchObject(unauthorised);
  await close(null);
});

it('demo calls do not exist in production', async () => {
  const production = await openPortal({
    APP_MODE: 'production',
    CAPTCHA: 'altcha',
    SECRET_KEY: 'R2fJ0mVY8xq5uJ1cQz7nLw4tKd9sHb3e',
    PUBLIC_URL: 'https://my.operator.example',
    ...operatorsSeal(),
  });
  for (const spec of endpoints.filter(({ access }) => access === 'demo')) {
    const answer = await ask(production.browser(), spec, samples[spec.name]!(maria));
    expect(answer.body).toMatchObject({
      ErrorCode: expect.stringMatching(/EC_Not_Found|EC_Method_Not_Allowed/) as string,
    });
  }
  await production.close();
});

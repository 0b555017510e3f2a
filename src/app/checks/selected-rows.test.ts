// The queries of the portal name their rows: a change and a read of one row compare a whole key; a read of several rows of
// customers or accounts compares its owner, and its number if rows belong to one. The others are listed with the reason.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { readTableKeys, unnamedRows, type TableKeys } from '#testing/unnamed-rows.ts';

const root = join(import.meta.dirname, '../../..');
let database: OpenFreshDatabase;
let keys: TableKeys;

beforeAll(async () => {
  database = await openFreshDatabase();
  keys = await readTableKeys(database.pool);
});
afterAll(() => database.remove());

const faultsOf = (source: string) => unnamedRows(keys, source);

function faultsIn(pattern: string): string[] {
  const files = globSync(pattern, { cwd: root }).filter((file) => !/\.test\.ts$|\/web\//.test(file));
  const found = files.flatMap((file) =>
    faultsOf(readFileSync(join(root, file), 'utf8')).map((fault) => `${file.replace('src/', '')} ${fault}`),
  );
  return [...new Set(found)].toSorted();
}

const others: Record<string, string> = {
  'areas/digital-extras/home-assistance/server/store.ts changes rows of home_assistance_policy by code, customer_id, service_id':
    'all policies of the extra end',
  'areas/digital-extras/home-assistance/server/store.ts reads a row of home_assistance_policy by code, customer_id, service_id, status':
    'a number has one pending policy',
  'areas/digital-extras/streaming/server/streaming-provider/embedded-streaming-provider.ts reads a row of streaming_account by account_reference':
    'the provider gives each account its reference',
  'areas/e-signing/server/document-retention-store.ts reads rows of document whatever they are':
    'a job looks for old documents of all',
  'areas/e-signing/server/document-store.ts reads a row of audit by action, customer_id, subject':
    'a document is signed once',
  'areas/e-signing/server/sealed-file-store.ts reads a row of sealed_file by content_sha256':
    'asks whether there is one',
  'areas/e-signing/server/sealed-file-store.ts reads rows of document_file by form':
    'a job looks for due time stamps of all',
  'areas/e-signing/server/signing-store.ts reads rows of document_signing by sealed_at':
    'a job looks for unsealed documents of all',
  'areas/e-signing/server/subscription-store.ts changes rows of signing_request by customer_id':
    'all requests of the customer end',
  'areas/home-network/server/timer-store.ts changes rows of router_timer by customer_id, service_id, timer_id':
    'a new timer of the same subject has another id',
  'areas/music-offer/server/store.ts reads a row of music_offer whatever they are': 'there is one offer',
  'areas/network-protection/server/allowance-store.ts changes rows of protection_allowance by allowance_id, customer_id, service_id':
    'a new allowance of the same subject has another id',
  'areas/network-protection/server/protection-service/embedded-protection-service.ts changes rows of embedded_protection_domain by customer_id, reference, service_id':
    'an order adds one domain under its reference',
  'areas/operator-desk/entrance/server/store.ts changes rows of operator_session by ended_at, operator_id':
    'all sessions end',
  'areas/profile/account/server/store.ts reads rows of email_change whatever they are':
    'a job looks for expired changes of all',
  'areas/profile/cards/server/store.ts changes rows of card_change by account_id, replaces_card_id, state':
    'all open replacements of a removed card end',
  'areas/profile/cards/server/store.ts reads rows of card_change by state': 'a job looks for unanswered changes of all',
  'areas/profile/erasure/server/customer-store.ts changes rows of customer_pid by customer_id':
    'a customer has one pid',
  'areas/profile/erasure/server/customer-store.ts reads rows of service by customer_id':
    'all numbers of the customer are locked',
  'areas/profile/erasure/server/delete-evidence.ts reads rows of customer_erasure by evidence_deleted_at':
    'a job looks for old evidence of all',
  'areas/profile/server/stop-all-payments.ts changes rows of automatic_top_up by account_id':
    'all automatic top-ups of the account end',
  'areas/profile/server/stop-all-payments.ts changes rows of recurrent_payment by account_id':
    'all automatic payments of the account end',
  'areas/registration/server/owner-store.ts reads a row of account whatever they are':
    'an e-mail without regard to case',
  'areas/registration/server/owner-store.ts reads rows of service by customer_id, msisdn_type':
    'all numbers of the customer',
  'areas/registration/vouched/server/vouched-store.ts reads rows of service by customer_id':
    'any number of the customer',
  'areas/roaming/server/plan-store.ts changes rows of service_roaming by customer_id, pending, service_id':
    'all pending changes of the number',
  'areas/roaming/server/plan-store.ts changes rows of service_roaming_package by customer_id, service_id':
    'all packages of the number',
  'areas/roaming/server/plan-store.ts changes rows of service_roaming_package by customer_id, service_id, status':
    'all pending packages of the number',
  'areas/sign-in/server/attempt-store.ts reads a row of sign_in_attempt whatever they are': 'isLive() compares the key',
  'areas/sign-in/server/logout-store.ts changes rows of session by ended_at, identity_issuer':
    'the provider names a user or a session',
  'areas/sign-in/server/logout-store.ts changes rows of sign_in_attempt by identity_issuer, used_at':
    'the provider names a user or a session',
  'areas/sign-in/server/passkeys/challenge-store.ts changes rows of session whatever they are':
    'joined to the session that is locked',
  'areas/sign-in/server/passkeys/challenge-store.ts changes rows of sign_in_attempt whatever they are':
    'isLive() compares the key',
  'areas/sign-in/server/passkeys/passkey-store.ts changes rows of passkey by account_id':
    'all passkeys of the account end',
  'platform/server/card-payments/store.ts reads rows of card_payment by purpose, state':
    'a job looks for open payments of all',
  'platform/server/customer-holdings.ts reads a row of account_pid by customer_id': 'asks whether there is one',
  'platform/server/database/portal-mode.ts reads a row of portal_mode whatever they are': 'there is one row',
  'platform/server/end-sessions.ts changes rows of session by account_id, ended_at': 'all sessions end, or all others',
  'platform/server/end-sessions.ts changes rows of sign_in_attempt by account_id, used_at':
    'all sign-ins that are under way end',
  'platform/server/outbox/held-messages.ts changes rows of outbox by attempts, given_up_at, sent_at':
    'the messages of all whose quiet hours end',
  'platform/server/outbox/subscription-store.ts changes rows of push_subscription by subscription_id':
    'a random id; the account is not known then',
  'platform/server/outbox/subscription-store.ts changes rows of push_subscription whatever they are':
    'compares the browser or the session',
  'platform/server/outbox/subscription-store.ts reads a row of push_subscription by subscription_id':
    'a random id; the account is not known then',
  'platform/server/portal-clock.ts changes rows of demo_clock whatever they are': 'there is one row',
  'platform/server/portal-clock.ts reads a row of demo_clock whatever they are': 'there is one row',
  'platform/server/purchases/purchase-store.ts changes rows of purchase by customer_id, ended_on, kind, service_id, subject':
    'all purchases of what ended',
  'platform/server/single-use-link/single-use-link.ts changes rows of single_use_link by purpose, subject, used_at':
    'all links of the owner end',
  'platform/server/single-use-link/single-use-link.ts reads a row of single_use_link by secret_hash, subject':
    'asks for the secret of any purpose',
  'platform/server/tmf/listener-store.ts reads a row of operator_listener by api': 'asks whether there is one',
};

describe('the rows of a query', () => {
  it('are named, except', () => {
    expect(faultsIn('src/{areas,platform}/**/*.ts')).toEqual(Object.keys(others).toSorted());
  });

  it.each([
    [
      'a change without a part of the key',
      `db.deleteFrom('address').where('account_id', '=', accountId).execute()`,
      ['changes rows of address by account_id'],
    ],
    [
      'a row without its owner',
      `db.selectFrom('saved_card').where('card_id', '=', cardId).executeTakeFirst()`,
      ['reads a row of saved_card by card_id'],
    ],
    [
      'rows without their number',
      `db.selectFrom('service_extra as held').where('held.customer_id', '=', customerId).execute()`,
      ['reads rows of service_extra by customer_id'],
    ],
    [
      'a join without a condition',
      `db.selectFrom('bill').innerJoin('bill_line', (join) => join.onTrue()).where('bill.customer_id', '=', id).execute()`,
      ['reads all rows of bill_line for each of bill'],
    ],
    [
      'a comparison that is no equality',
      `db.updateTable('session').where('account_id', '=', id).where('session_id', '<>', sessionId).execute()`,
      ['changes rows of session by account_id'],
    ],
    [
      'nothing, if a joined column is the key',
      `db.selectFrom('card_payment_nonce as sent').innerJoin('card_payment as paid', (join) =>
        join.onRef('paid.account_id', '=', 'sent.account_id').onRef('paid.payment_id', '=', 'sent.payment_id'))
        .where('sent.nonce', '=', nonce).executeTakeFirst()`,
      [],
    ],
  ])('are missed by %s', (_name, source, faults) => {
    expect(faultsOf(source)).toEqual(faults);
  });
});

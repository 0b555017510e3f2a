import { expect, it } from 'vitest';
import { accountNamed, chooseAccount, configuredAccount } from './account.ts';

const root = { uid: 0, gid: 0 };
const maria = { uid: 1000, gid: 1000 };
const ivan = { uid: 1001, gid: 1001 };
const none = undefined;
const nobodyUid = 65534;
const nobody = { uid: nobodyUid, gid: nobodyUid };

it.each([
  [
    'an ordinary user runs it under the same account',
    { runningUid: 1000, clusterOwner: root, configured: ivan, cloneOwner: root, nobodyUid },
    none,
  ],
  [
    'root uses the owner of the data',
    { runningUid: 0, clusterOwner: maria, configured: ivan, cloneOwner: ivan, nobodyUid },
    maria,
  ],
  [
    'root uses the settings for new data',
    { runningUid: 0, clusterOwner: none, configured: ivan, cloneOwner: maria, nobodyUid },
    ivan,
  ],
  [
    'root uses the owner of the clone',
    { runningUid: 0, clusterOwner: none, configured: none, cloneOwner: maria, nobodyUid },
    maria,
  ],
  [
    'root in its own clone uses a separate account',
    { runningUid: 0, clusterOwner: none, configured: none, cloneOwner: root, nobodyUid },
    'its own',
  ],
  [
    'data that root restored gets a separate account',
    { runningUid: 0, clusterOwner: root, configured: none, cloneOwner: root, nobodyUid },
    'its own',
  ],
  [
    'data of nobody gets a separate account',
    { runningUid: 0, clusterOwner: nobody, configured: none, cloneOwner: root, nobodyUid },
    'its own',
  ],
] as const)('%s', (_sentence, ownership, expected) => {
  expect(chooseAccount(ownership)).toEqual(expected);
});

it('the account is configured by number, its group is equal by default', () => {
  expect(configuredAccount({})).toBeUndefined();
  expect(configuredAccount({ EMBEDDED_POSTGRES_UID: '61234' })).toEqual({ uid: 61234, gid: 61234 });
  expect(configuredAccount({ EMBEDDED_POSTGRES_UID: '61234', EMBEDDED_POSTGRES_GID: '7' })).toEqual({
    uid: 61234,
    gid: 7,
  });
});

it('an account is found by its full name', () => {
  const passwd = 'root:x:0:0::/root:/bin/sh\nnobody2:x:5:5::/:/bin/sh\nnobody:x:99:98::/:/bin/false\n';
  expect(accountNamed('nobody', passwd)).toEqual({ uid: 99, gid: 98 });
  expect(accountNamed('somebody', passwd)).toBeUndefined();
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRenewal } from './renew-once.ts';
import { createTokenStore, type TokenStore } from './token-store.ts';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

let local: Storage;
let session: Storage;
let otherTabs: EventTarget;
let store: TokenStore;
const tokens = { access_token: 'a1', refresh_token: 'r1' };

beforeEach(() => {
  local = memory();
  session = memory();
  otherTabs = new EventTarget();
  store = createTokenStore(local, session, otherTabs);
});

describe('the tokens', () => {
  it('are stored in local storage under their keys [SI-003, SI-004, SI-020, SI-021]', () => {
    store.keep(tokens);
    expect(local.getItem('access_token')).toBe('a1');
    expect(local.getItem('AUTH_REFRESH_TOKEN')).toBe('r1');
    expect(session.length).toBe(0);
  });

  it('make the login state true, and their loss false [SI-005, SI-007, SI-009]', () => {
    const heard: boolean[] = [];
    store.onChange(() => heard.push(store.isSignedIn()));
    expect(store.isSignedIn()).toBe(false);
    store.keep(tokens);
    store.forget();
    expect(heard).toEqual([true, false]);
  });

  it('are removed with their own data, and nothing else of the tab', () => {
    store.open('s', tokens);
    session.setItem('account_information', '{}');
    session.setItem('webview', 'ios');
    session.setItem('registration', 'half way');
    store.forget();
    expect(local.length).toBe(0);
    expect([session.getItem('webview'), session.getItem('registration')]).toEqual(['ios', 'half way']);
    expect(session.getItem('account_information')).toBeNull();
  });

  it('of a user who signs out leave only the mark of the app in the tab', () => {
    store.open('s', tokens);
    session.setItem('webview', 'android');
    session.setItem('registration', 'half way');
    store.clear();
    expect(local.length).toBe(0);
    expect([session.length, session.getItem('webview')]).toEqual([1, 'android']);
  });

  it('of a new sign-in replace the previous user', () => {
    store.open('one', tokens);
    session.setItem('account_information', '{}');
    store.open('two', { access_token: 'a2', refresh_token: 'r2' });
    expect([store.sessionId(), store.accessToken()]).toEqual(['two', 'a2']);
    expect(session.getItem('account_information')).toBeNull();
  });

  it('ended by the server are reported as ended until the next sign-in', () => {
    store.keep(tokens);
    store.end();
    expect([store.isSignedIn(), store.wasEnded()]).toEqual([false, true]);
    store.keep(tokens);
    expect(store.wasEnded()).toBe(false);
    store.clear();
    expect(store.wasEnded()).toBe(false);
  });

  it('are not needed for a session id: the browser generates one of 25 characters and keeps it [SH-523, SI-017]', () => {
    const id = store.sessionId();
    expect(id).toMatch(/^[A-Za-z0-9]{25}$/);
    expect(store.sessionId()).toBe(id);
  });

  it('removed by another tab are reported here', () => {
    store.keep(tokens);
    const heard = vi.fn();
    store.onChange(heard);
    local.removeItem('access_token');
    session.setItem('account_information', '{}');
    otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'access_token' }));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.isSignedIn()).toBe(false);
    expect(session.getItem('account_information')).toBeNull();
  });
});

describe('renewing', () => {
  it('runs once for concurrent callers', async () => {
    store.keep(tokens);
    const exchange = vi.fn(() => Promise.resolve({ access_token: 'a2', refresh_token: 'r2' }));
    const renew = createRenewal(store, { exchange });
    expect(await Promise.all([renew(), renew(), renew()])).toEqual([true, true, true]);
    expect(exchange).toHaveBeenCalledTimes(1);
    expect(exchange).toHaveBeenCalledWith('r1');
    expect(store.accessToken()).toBe('a2');
    await renew();
    expect(exchange).toHaveBeenLastCalledWith('r2');
  });

  it('that is refused ends the session [SI-006]', async () => {
    store.keep(tokens);
    const renew = createRenewal(store, { exchange: () => Promise.resolve('refused') });
    expect(await renew()).toBe(false);
    expect(store.isSignedIn()).toBe(false);
  });

  it('that is refused because another tab was faster continues with that tab’s tokens', async () => {
    store.keep(tokens);
    const renew = createRenewal(store, {
      exchange: () => {
        store.keep({ access_token: 'a9', refresh_token: 'r9' });
        return Promise.resolve('refused');
      },
    });
    expect(await renew()).toBe(true);
    expect(store.accessToken()).toBe('a9');
  });

  it('that fails without an answer keeps the session', async () => {
    store.keep(tokens);
    const renew = createRenewal(store, { exchange: () => Promise.reject(new Error('no answer')) });
    await expect(renew()).rejects.toThrow('no answer');
    expect(store.isSignedIn()).toBe(true);
  });

  it('without a refresh token ends the session', async () => {
    local.setItem('access_token', 'a1');
    const exchange = vi.fn();
    expect(await createRenewal(store, { exchange })()).toBe(false);
    expect(exchange).not.toHaveBeenCalled();
    expect(store.isSignedIn()).toBe(false);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCache, answeredAtHeader } from '#platform/offline-answers.ts';
import { answerFor, forgetAnswers, keyOf } from './answer-cache.ts';
import { fileCache, fileFor, keepLoaded, pageCache, pageFor } from './page-cache.ts';
import { openPush, showPush } from './show-push.ts';
import { isPageMessage } from './messages.ts';
import type { NotificationClick, WorkerScope } from './worker-scope.ts';

const origin = 'https://my.operator.example';
let stored: Map<string, Map<string, Response>>;
let work: Promise<unknown>[];
let isFull: boolean;
let network: (request: Request) => Promise<Response>;

/** Enough of the Cache API. */
function fakeCaches() {
  const cacheOf = (name: string) => stored.get(name) ?? stored.set(name, new Map()).get(name)!;
  const addressOf = (key: Request | string) => new URL(typeof key === 'string' ? key : key.url, origin).href;
  return {
    open: (name: string) =>
      Promise.resolve({
        put: (key: Request | string, response: Response) => {
          if (isFull) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
          cacheOf(name).set(addressOf(key), response);
          return Promise.resolve();
        },
        keys: () => Promise.resolve([...cacheOf(name).keys()]),
        delete: (key: string) => Promise.resolve(cacheOf(name).delete(key)),
      }),
    match: (key: Request | string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(stored.get(cacheName)?.get(addressOf(key))?.clone()),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  };
}

beforeEach(() => {
  stored = new Map();
  work = [];
  isFull = false;
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', (asked: Request | string) =>
    network(typeof asked === 'string' ? new Request(new URL(asked, origin)) : asked),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const finish = (each: Promise<unknown>) => void work.push(each);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const tokenOf = (sid: string) => `Bearer x.${btoa(JSON.stringify({ sid }))}.y`;
const ask = (path: string, session = 'one', language = 'bg') =>
  new Request(`${origin}${path}`, { headers: { authorization: tokenOf(session), 'accept-language': language } });
const answer =
  (body: object, status = 200) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));
const read = async (request: Request) => {
  const response = await answerFor(request, finish);
  await Promise.all(work);
  return response;
};

describe('an answer', () => {
  it('comes from the network while there is one, and later from what was last seen, with its age [PK-002]', async () => {
    network = answer({ bills: 1 });
    expect((await read(ask('/api/billing/bills'))).headers.has(answeredAtHeader)).toBe(false);
    network = answer({ bills: 2 });
    expect(await (await read(ask('/api/billing/bills'))).json()).toEqual({ bills: 2 });
    network = offline;
    const kept = await read(ask('/api/billing/bills'));
    expect(await kept.json()).toEqual({ bills: 2 });
    expect(Date.parse(kept.headers.get(answeredAtHeader)!)).not.toBeNaN();
  });

  it.each([401, 403, 500, 503])('with status %i is passed on and not kept', async (status) => {
    network = answer({}, status);
    expect((await read(ask('/api/home/overview'))).status).toBe(status);
    network = offline;
    await expect(read(ask('/api/home/overview'))).rejects.toThrow('Failed to fetch');
  });

  it('of one session, language or query is no answer for another [PK-002]', async () => {
    network = answer({});
    await read(ask('/api/home/overview'));
    network = offline;
    await expect(read(ask('/api/home/overview', 'two'))).rejects.toThrow('Failed to fetch');
    await expect(read(ask('/api/home/overview', 'one', 'en'))).rejects.toThrow('Failed to fetch');
    await expect(read(ask('/api/home/overview?x=1'))).rejects.toThrow('Failed to fetch');
    expect((await read(ask('/api/home/overview'))).status).toBe(200);
  });

  it('that must not be kept, or is about nobody, has no key', () => {
    expect(keyOf(ask('/api/account/auth/sessions'))).toBeNull();
    expect(keyOf(new Request(`${origin}/api/home/overview`))).toBeNull();
    expect(keyOf(new Request(`${origin}/api/home/overview`, { headers: { authorization: 'Bearer x' } }))).toBeNull();
    expect(keyOf(new Request(`${origin}/api/common/configuration`))).not.toBeNull();
  });

  it('is deleted at a sign-out, also one that arrives after it [PK-002]', async () => {
    network = answer({});
    await read(ask('/api/home/overview'));
    await forgetAnswers();
    expect(stored.has(answerCache)).toBe(false);
    const late = Promise.withResolvers<Response>();
    network = () => late.promise;
    const reading = answerFor(ask('/api/home/overview'), finish);
    await forgetAnswers();
    late.resolve(await answer({})());
    await reading;
    await Promise.all(work);
    expect(stored.has(answerCache)).toBe(false);
  });

  it('is not shown after a week', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-01') });
    network = answer({});
    await read(ask('/api/home/overview'));
    vi.setSystemTime(new Date('2026-11-09'));
    network = offline;
    await expect(read(ask('/api/home/overview'))).rejects.toThrow('Failed to fetch');
  });

  it('arrives even if the browser has no room to keep it', async () => {
    isFull = true;
    network = answer({ ok: true });
    expect(await (await read(ask('/api/home/overview'))).json()).toEqual({ ok: true });
  });

  it('among more than 80 is the oldest that goes', async () => {
    network = answer({});
    for (let day = 0; day < 85; day += 1) await read(ask(`/api/usage?day=${day}`));
    expect(stored.get(answerCache)!.size).toBe(80);
    network = offline;
    await expect(read(ask('/api/usage?day=0'))).rejects.toThrow('Failed to fetch');
  });
});

const page = (build: string) => () =>
  Promise.resolve(
    new Response(`<script src="/my-a1/assets/index-${build}.js"></script>`, {
      headers: { 'content-type': 'text/html' },
    }),
  );
const open = async (path = '/my-a1/') => {
  const response = await pageFor(new Request(`${origin}${path}`), Promise.resolve(undefined), finish);
  await Promise.all(work);
  return response.text();
};

describe('a page', () => {
  it('is always the newest while there is a connection, and its files replace the old ones [PK-003]', async () => {
    network = page('old');
    await open();
    network = answer({});
    await fileFor(new Request(`${origin}/my-a1/assets/a.js`));
    expect(stored.get(fileCache)?.size).toBe(1);
    network = page('new');
    expect(await open()).toContain('index-new');
    expect(stored.has(fileCache)).toBe(false);
  });

  it('of the same build keeps its files', async () => {
    network = page('old');
    await open();
    network = answer({});
    await fileFor(new Request(`${origin}/my-a1/assets/a.js`));
    network = page('old');
    await open('/my-a1/bills');
    expect(stored.get(fileCache)?.size).toBe(1);
  });

  it('keeps the style sheets that it contains: the last page may be that of another screen [PK-002]', async () => {
    vi.stubGlobal('location', { href: `${origin}/my-a1/` });
    const names = '/my-a1/assets/bills.css https://evil.example/x.css';
    network = (request) =>
      request.url.endsWith('.css')
        ? answer({})()
        : Promise.resolve(
            new Response(`<meta name="inlined-styles" content="${names}">`, {
              headers: { 'content-type': 'text/html' },
            }),
          );
    await open('/my-a1/bills');
    expect([...stored.get(fileCache)!.keys()]).toEqual([`${origin}/my-a1/assets/bills.css`]);
  });

  it('without a connection is the last one, at any address [PK-002]', async () => {
    network = page('old');
    await open();
    network = offline;
    expect(await open('/my-a1/usage')).toContain('index-old');
  });

  it('of sign-in or of an error is not kept', async () => {
    network = page('old');
    await open('/my-a1/login');
    network = answer({}, 503);
    await open();
    expect(stored.get(pageCache)).toBeUndefined();
  });

  it('keeps the files that it loaded before the worker was there, and no foreign ones', async () => {
    vi.stubGlobal('location', { href: `${origin}/my-a1/` });
    network = (request) => (request.url.endsWith('.js') ? answer({})() : page('old')());
    await keepLoaded([`${origin}/my-a1/assets/a.js`, `${origin}/api/home/overview`, 'https://evil.example/x.js']);
    expect([...stored.get(fileCache)!.keys()]).toEqual([`${origin}/my-a1/assets/a.js`]);
    expect(stored.get(pageCache)?.size).toBe(1);
  });
});

describe('a push message [PK-006]', () => {
  const scopeWith = (urls: string[]) => {
    const focus = vi.fn();
    const shown = vi.fn(() => Promise.resolve());
    const openWindow = vi.fn();
    const clients = { matchAll: () => Promise.resolve(urls.map((url) => ({ url, focus }))), openWindow };
    const scope = { registration: { showNotification: shown }, clients } as unknown as WorkerScope;
    return { scope, focus, shown, openWindow };
  };
  const clickOn = (path: string) =>
    ({ notification: { close: vi.fn(), data: { path } } }) as unknown as NotificationClick;

  it('is shown with its text; one of the same kind replaces it and is announced again [PK-006]', async () => {
    const { scope, shown } = scopeWith([]);
    await showPush(scope, { title: 'Abonat', body: 'Новина', tag: 'bills', path: '/my-a1/bills' });
    const options = { body: 'Новина', tag: 'bills', renotify: true, data: { path: '/my-a1/bills' } };
    expect(shown).toHaveBeenCalledWith('Abonat', options);
  });

  it('opens its page, or shows it if it is open; a page with another address stays, with its form', async () => {
    const other = scopeWith([`${origin}/my-a1/my-profile/change-email`]);
    await openPush(other.scope, clickOn('/my-a1/bills'));
    expect(other.openWindow).toHaveBeenCalledWith('/my-a1/bills');
    expect(other.focus).not.toHaveBeenCalled();
    const same = scopeWith([`${origin}/my-a1/bills`]);
    await openPush(same.scope, clickOn('/my-a1/bills'));
    expect(same.focus).toHaveBeenCalled();
    expect(same.openWindow).not.toHaveBeenCalled();
  });

  it.each(['https://evil.example/', '//evil.example', '/api/docs'])('never leaves the portal for %s', async (path) => {
    const { scope, openWindow } = scopeWith([]);
    await openPush(scope, clickOn(path));
    expect(openWindow).toHaveBeenCalledWith('/my-a1/');
  });
});

it.each([
  [{ type: 'forget' }, true],
  [{ type: 'keep', files: [] }, true],
  [{ type: 'keep' }, false],
  [{ type: 'other' }, false],
  [null, false],
  ['forget', false],
])('%j is a message of a page: %s', (data, isKnown) => expect(isPageMessage(data)).toBe(isKnown));

import { beforeEach, expect, it } from 'vitest';
import { createDeskSession, type DeskSession } from './desk-session.ts';

const key = 'desk_token';
let stored: Map<string, string>;
let otherTabs: EventTarget;
let session: DeskSession;
let heard: (string | null)[];

beforeEach(() => {
  stored = new Map();
  otherTabs = new EventTarget();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  } as Storage;
  session = createDeskSession(storage, otherTabs);
  heard = [];
  session.onChange(() => heard.push(session.token()));
});

/** What the browser does in this tab after a change in another one. */
function changeElsewhere(token: string | null, changedKey: string | null = key) {
  if (token === null) stored.delete(key);
  else stored.set(key, token);
  otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key: changedKey }));
}

it('a sign-in and a sign-out in another tab apply to this one', () => {
  changeElsewhere('t1');
  changeElsewhere(null);
  changeElsewhere('t2');
  changeElsewhere(null, null);
  expect(heard).toEqual(['t1', null, 't2', null]);
});

it('other stored values do not change the session', () => {
  changeElsewhere('t1', 'theme');
  expect(heard).toEqual([]);
});

it('a refused token ends the session and says so', () => {
  session.open('t1');
  session.expire('t1');
  expect([session.token(), session.wasEnded()]).toEqual([null, true]);
});

it('the refusal of an old token leaves the session that another tab has opened since', () => {
  session.open('t1');
  changeElsewhere('t2');
  session.expire('t1');
  expect([session.token(), session.wasEnded()]).toEqual(['t2', false]);
});

it('a refusal after the sign-out in another tab is not reported as an ended session', () => {
  session.open('t1');
  changeElsewhere(null);
  session.expire('t1');
  expect([session.token(), session.wasEnded()]).toEqual([null, false]);
});

it('the notice of an ended session disappears when another tab signs in and out', () => {
  session.open('t1');
  session.expire('t1');
  changeElsewhere('t2');
  changeElsewhere(null);
  expect(session.wasEnded()).toBe(false);
});

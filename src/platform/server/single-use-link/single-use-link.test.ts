import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { isGoodLink, saveLink, redeemLink, type SingleUseLink } from './single-use-link.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const now = new Date('2026-11-15T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const linkOf = (subject: string, secret = 'secret'): SingleUseLink => ({ purpose: 'confirm-email', subject, secret });

const save = (link: SingleUseLink) =>
  portal.platform.db.transaction().execute((tx) => saveLink(tx, link, { now, expiresAt: later(60) }));
const use = (link: SingleUseLink, at = now) =>
  portal.platform.db.transaction().execute((tx) => redeemLink(tx, link, at));

it('a link is used once in parallel attempts', async () => {
  await save(linkOf('one'));
  const uses = await Promise.all(Array.from({ length: 20 }, () => use(linkOf('one'))));
  expect(uses.filter(Boolean)).toHaveLength(1);
  expect(await isGoodLink(portal.platform.db, linkOf('one'), now)).toBe(false);
});

it('a link also invalidates the others of the same owner only', async () => {
  await save(linkOf('two', 'first'));
  await save(linkOf('two', 'second'));
  await save(linkOf('three', 'second'));
  expect(await use(linkOf('two', 'first'))).toBe(true);
  expect(await use(linkOf('two', 'second'))).toBe(false);
  expect(await use(linkOf('three', 'second'))).toBe(true);
});

it.each([
  ['another secret', { ...linkOf('four'), secret: 'other' }, now],
  ['another subject', linkOf('five'), now],
  ['another purpose', { ...linkOf('four'), purpose: 'new-password' }, now],
  ['an expired time', linkOf('four'), later(60)],
])('a link is invalid with %s', async (_what, link, at) => {
  await save(linkOf('four'));
  expect(await isGoodLink(portal.platform.db, link, at)).toBe(false);
  expect(await use(link, at)).toBe(false);
  expect(await isGoodLink(portal.platform.db, linkOf('four'), later(59))).toBe(true);
});

it('saving a link again keeps one link, and only its hash is stored', async () => {
  expect(await save(linkOf('six', 'very secret'))).toBe(true);
  expect(await save(linkOf('six', 'very secret'))).toBe(false);
  const { rows } = await portal.platform.pool.query(`select * from single_use_link where subject = 'six'`);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('very secret');
});

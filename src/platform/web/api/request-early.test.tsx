import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestEarly } from './request-early.ts';

const urls = ['/api/home/overview', '/api/common/configuration'];
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  send.mockReset().mockImplementation((url) => Promise.resolve(new Response(url as string)));
  vi.stubGlobal('fetch', send);
  document.documentElement.lang = 'en';
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete window.earlyAnswers;
  delete document.documentElement.dataset['guest'];
});

it('requests the data of the page with its session and language', async () => {
  localStorage.setItem('token', 'abc');
  requestEarly(urls, 'token');
  const headers = { 'content-type': 'application/json', 'accept-language': 'en', authorization: 'Bearer abc' };
  expect(send.mock.calls).toEqual(urls.map((url) => [url, { headers, credentials: 'include' }]));
  expect(window.earlyAnswers?.headers).toEqual(headers);
  expect(await (await window.earlyAnswers?.answers.get(urls[1]!))?.text()).toBe(urls[1]);
  expect(document.documentElement.dataset['guest']).toBeUndefined();
});

it('requests nothing without a session, and marks the page of a guest', () => {
  requestEarly(urls, 'token');
  expect(send).not.toHaveBeenCalled();
  expect(window.earlyAnswers).toBeUndefined();
  expect(document.documentElement.dataset['guest']).toBe('');
});

it('leaves a failed request to the client, without an unhandled rejection', async () => {
  localStorage.setItem('token', 'abc');
  // A mock would handle the rejection.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
  requestEarly(urls, 'token');
  await expect(window.earlyAnswers?.answers.get(urls[0]!)).rejects.toThrow('no connection');
});

it('fills in the parameters of the address, and leaves out what the address does not name', () => {
  localStorage.setItem('token', 'abc');
  history.replaceState(null, '', '?msisdn=359%2F1');
  requestEarly(['/api/usage/:msisdn', '/api/bills/:billId', '/api/bills'], 'token');
  expect(send.mock.calls.map(([url]) => url)).toEqual(['/api/usage/359%2F1', '/api/bills']);
  expect([...window.earlyAnswers!.answers.keys()]).toEqual(['/api/usage/359%2F1', '/api/bills']);
});

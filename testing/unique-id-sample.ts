// The unique id of a browser that proves a number, as the samples send it.

import { uniqueIdCookie, uniqueIdOf } from '#platform/server/number-proof/unique-id.ts';

const uniqueCookie = 'a-cookie-of-the-walk'.padEnd(43, '-');
export const uniqueId = uniqueIdOf(uniqueCookie);
export const withUniqueId = { 'unique-id': uniqueId, cookie: `${uniqueIdCookie}=${uniqueCookie}` };

// The rule of changes in the browser. The compiler holds most of it: useApi gives a client that only reads.

import { isTest, isWeb, type Rule } from './architecture-rules.ts';

/** One runs changes; the other hands out the reading part of the client. */
const holdsApiClient = new Set(['src/platform/web/api/use-change.ts', 'src/platform/web/api/api-context.ts']);

const otherWays = /\buseMutation\b|\buse(?:Context)?\(ApiContext\)|\bas (?:unknown as )?ApiClient\b/;

/** A change that runs outside useChange may be sent twice, or end without its outcome being shown. */
export const changesRunInUseChange: Rule = ({ path: file, text }) =>
  isWeb(file) && !isTest(file) && !holdsApiClient.has(file) && !file.includes('/gallery/') && otherWays.test(text)
    ? [`${file} runs a change outside useChange`]
    : [];

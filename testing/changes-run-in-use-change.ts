// The rule for changes in the browser. The compiler enforces most of it: useApi returns a read-only client.

import { isTest, isWeb, type Rule } from './architecture-rules.ts';

/** One runs changes; the other provides the read-only client. */
const holdsApiClient = new Set(['src/platform/web/api/use-change.ts', 'src/platform/web/api/api-context.ts']);

const otherWays = /\buseMutation\b|\buse(?:Context)?\(ApiContext\)|\bas (?:unknown as )?ApiClient\b/;

/** A change outside useChange may be sent twice, or end without showing its outcome. */
export const changesRunInUseChange: Rule = ({ path: file, text }) =>
  isWeb(file) && !isTest(file) && !holdsApiClient.has(file) && !file.includes('/gallery/') && otherWays.test(text)
    ? [`${file} runs a change outside useChange`]
    : [];

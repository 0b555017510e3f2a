import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import type { MessageCatalogue } from '#platform/texts/messages.ts';
import { valuesOf } from '#platform/texts/text-fault.ts';
import type { Catalogues } from '#platform/texts/texts.ts';
import * as calls from '../contract.ts';
import { changeText } from './change-text.ts';
import { findTexts, readAllTexts } from './find-texts.ts';
import { messageOfText } from './message-of-text.ts';
import { findHistory } from './store.ts';

export type Wordings = { texts: Catalogues; messages: readonly MessageCatalogue[] };

export function wordingRoutes(at: Mounting, { texts, messages }: Wordings): void {
  const { platform } = at;
  const catalogues = { ...texts, ...Object.fromEntries(messages.map((each) => [each.feature, each.texts])) };

  mount(at, calls.findTexts, async ({ query }) => ok(await findTexts(platform.db, catalogues, query)));

  mount(at, calls.readText, async ({ params: { feature, key } }) => {
    const all = await readAllTexts(platform.db, catalogues);
    const entry = all.find((each) => each.feature === feature && each.key === key);
    if (!entry) return refuse('EC_Not_Found');
    const history = await findHistory(platform.db, feature, key);
    return ok({
      ...entry,
      values: valuesOf(entry.bg.built_in) ?? [],
      message: messageOfText(messages, all, entry),
      history: history.map((change) => ({
        language: change.language as Language,
        from: change.from_text,
        to: change.to_text,
        by: change.name,
        at: change.changed_at.toISOString(),
      })),
    });
  });

  mount(at, calls.changeText, (call) => {
    const asked = { ...call.params, ...call.body, operator: call.operator, now: platform.clock.now() };
    return call.change((tx) => changeText(tx, catalogues, asked));
  });
}

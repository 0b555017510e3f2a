import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import type { MessageCatalogue } from '#platform/texts/messages.ts';
import { valuesOf } from '#platform/texts/text-fault.ts';
import type { Catalogues } from '#platform/texts/texts.ts';
import { changeOrPropose } from '../../server/change-or-propose.ts';
import * as calls from '../contract.ts';
import { changeText } from './change-text.ts';
import { findTexts, readAllTexts } from './find-texts.ts';
import { messageOfText } from './message-of-text.ts';
import { findHistory } from './store.ts';

export type Wordings = { texts: Catalogues; messages: readonly MessageCatalogue[] };

/** The texts of screens and of messages. */
export function allCatalogues({ texts, messages }: Wordings): Catalogues {
  return { ...texts, ...Object.fromEntries(messages.map((each) => [each.feature, each.texts])) };
}

export function wordingRoutes(at: Mounting, { texts, messages }: Wordings): void {
  const { platform } = at;
  const catalogues = allCatalogues({ texts, messages });

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
    const request = { ...call.params, ...call.body };
    const { operator } = call;
    const subject = `${request.feature} ${request.key} ${request.language}`;
    const asked = { ...request, operator, now: platform.clock.now() };
    return call.change((tx) =>
      changeOrPropose(tx, platform, { kind: 'text', subject, request, operator }, () =>
        changeText(tx, catalogues, asked),
      ),
    );
  });
}

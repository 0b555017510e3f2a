import { done, ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { languageOf } from '#platform/languages.ts';
import type { MessageCatalogue } from '#platform/texts/messages.ts';
import { valuesOf } from '#platform/texts/text-fault.ts';
import type { Catalogues } from '#platform/texts/texts.ts';
import { changeOrPropose } from '../../server/change-or-propose.ts';
import { recordDeskAction } from '#platform/server/audit/record-desk-action.ts';
import * as calls from '../contract.ts';
import { changeText, subjectOfText } from './change-text.ts';
import { countSentWithText } from './count-sent.ts';
import { findTexts, readAllTexts } from './find-texts.ts';
import { messageOfText } from './message-of-text.ts';
import { presentChange } from './present.ts';
import { findHistory, lockWaiting, settleChange } from './store.ts';

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
      sent: await countSentWithText(platform.db, messages, entry, platform.clock.now()),
      history: history.map(presentChange),
    });
  });

  mount(at, calls.changeText, (call) => {
    const request = { ...call.params, ...call.body };
    const { operator } = call;
    const subject = subjectOfText(request);
    const asked = { ...request, operator, now: platform.clock.now() };
    return call.change((tx) =>
      changeOrPropose(tx, platform, { kind: 'text', subject, request, operator }, () =>
        changeText(tx, catalogues, asked),
      ),
    );
  });

  mount(at, calls.cancelTextChange, (call) =>
    call.change(async (tx) => {
      const changeId = Number(call.params.change);
      const change = await lockWaiting(tx, changeId);
      if (!change) return refuse('EC_Not_Found');
      const now = platform.clock.now();
      await settleChange(tx, changeId, { cancelled_at: now });
      await recordDeskAction(tx, {
        by: call.operator.name,
        action: 'text.cancel',
        subject: subjectOfText({ ...change, language: languageOf(change.language) }),
        facts: { begins_on: change.begins_on, from: change.to_text, to: null },
        happenedAt: now,
      });
      return done;
    }),
  );
}

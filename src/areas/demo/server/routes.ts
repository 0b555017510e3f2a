import { done, ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import type { Channel } from '#platform/server/outbox/enqueue-message.ts';
import { textOf, type MessageText } from '#platform/server/outbox/sealed-text.ts';
import { lineCookie } from '#platform/server/partners/embedded-recognition.ts';
import type { DemoControls } from '#platform/server/demo-controls.ts';
import { advanceDemoClock, demoLine, demoInbox, resetDemoClock, resetDemo, setDemoLine } from '../contract.ts';

const shownAtOnce = 100;

export function demoRoutes(at: Mounting, { clock, runDue, reset }: DemoControls): void {
  const { platform } = at;

  inboxRoute(at);

  const reading = (offset: number) => ok({ now: clock.now().toISOString(), offset_seconds: offset });

  mount(at, advanceDemoClock, async (call) => {
    const offset = await clock.advance(call.body.advance_seconds);
    await runDue();
    return reading(offset);
  });

  mount(at, resetDemoClock, async () => {
    await clock.reset();
    return reading(0);
  });

  mount(at, resetDemo, async () => ((await reset()) ? done : refuse('EC_Not_Of_The_Demo')));

  mount(at, demoLine, async (call) => {
    const known = await platform.db
      .selectFrom('recognised_number')
      .select('service_id')
      .orderBy('service_id')
      .execute();
    const lines = known.map(({ service_id }) => service_id);
    return ok({ line: lines.find((line) => line === call.cookie(lineCookie)) ?? null, lines });
  });

  mount(at, setDemoLine, (call) => {
    const { line } = call.body;
    if (line) call.setCookie(lineCookie, line, { path: '/' });
    else call.clearCookie(lineCookie, { path: '/' });
    return done;
  });
}

function inboxRoute(at: Mounting): void {
  const { platform } = at;
  mount(at, demoInbox, async (call) => {
    const messages = await platform.db
      .selectFrom('outbox')
      .select([
        'channel',
        'recipient',
        'subject',
        'body',
        'html',
        'sealed',
        'attachment_name',
        'created_at',
        'held_until',
        'sent_at',
      ])
      .$if(call.query.to !== undefined, (query) => query.where('recipient', '=', call.query.to ?? ''))
      .orderBy('message_id', 'desc')
      .limit(shownAtOnce)
      .execute();
    return ok(
      messages.map((message) => ({
        ...shownText(textOf(platform.keys.storage, message)),
        channel: message.channel as Channel,
        to: message.recipient,
        subject: message.subject,
        attachment: message.attachment_name,
        sent_at: message.created_at.toISOString(),
        held_until: message.sent_at ? null : (message.held_until?.toISOString() ?? null),
      })),
    );
  });
}

/** A text encrypted under another key cannot be shown any more. */
function shownText(text: MessageText | null) {
  return { text: text?.body ?? '', html: text?.html ?? null, code: text?.code ?? null };
}

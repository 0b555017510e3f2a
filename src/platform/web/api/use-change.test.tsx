import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Type } from 'typebox';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { empty, endpoint } from '#platform/endpoint.ts';
import { strict } from '#platform/schema.ts';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { AskContext, type Ask } from '#platform/web/ask/ask-context.ts';
import {
  closeDialog,
  currentDialog,
  dismissDialog,
  openDialog,
  registerDialogs,
} from '#platform/web/ui/dialog/dialog-registry.ts';
import { dismissToast, shownToasts } from '#platform/web/ui/states/toast-store.ts';
import { drawWithApi, pass } from '#testing/web/draw-with-api.tsx';
import { OfflineContext } from '../offline-context.ts';
import { createApiClient, type ApiClient } from './api-client.ts';
import { ApiContext, useApi } from './api-context.ts';
import { DataProvider } from './data-provider.tsx';
import { useChange, type ChangeOptions } from './use-change.ts';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'test-change.Loader': Record<never, never>;
    'test-change.Success': Record<never, never>;
    'test-change.Refused': { code: string | null };
  }
}

const nothing = () => Promise.resolve(() => null);
registerDialogs('test-change', { Loader: nothing, Success: nothing, Refused: nothing });

const activate = endpoint({
  name: 'activate',
  summary: '',
  method: 'POST',
  path: '/things',
  access: 'account',
  body: strict({ n: Type.Integer() }),
  answers: { 204: empty },
  errors: ['EC_Already_Active'],
  idempotency: 'key',
});

type Answer = () => Promise<Response>;
const done: Answer = () => Promise.resolve(new Response(null, { status: 204 }));
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const refusedAs =
  (ErrorCode: string): Answer =>
  () =>
    Promise.resolve(Response.json({ ErrorCode }, { status: 409 }));

function clientWith(answer: (nth: number) => Promise<Response>): { api: ApiClient; keys: (string | undefined)[] } {
  const keys: (string | undefined)[] = [];
  const api = createApiClient({
    session: { accessToken: () => 'token', sessionId: () => 'S', renew: () => Promise.resolve(false) },
    language: () => 'bg',
    isOnline: () => true,
    pause: () => Promise.resolve(),
    fetch: ((_url: string, init: RequestInit) => {
      keys.push((init.headers as Record<string, string>)['idempotency-key']);
      return answer(keys.length);
    }) as typeof fetch,
  });
  return { api, keys };
}

type PanelProps = { options?: ChangeOptions; withLoader?: boolean };

/** A button that runs a change, with or without a loader; without one the result appears in place. */
function Panel({ options, withLoader = false }: PanelProps) {
  const { state, busy, failure, run } = useChange(options);
  const work = withLoader
    ? { loader: () => openDialog('test-change.Loader'), onDone: () => openDialog('test-change.Success') }
    : {};
  return (
    <>
      <button type="button" onClick={() => void run((api) => api.call(activate, { body: { n: 1 } }), work)}>
        Активирай
      </button>
      <output>
        {`${state} ${busy ? 'busy' : 'free'} `}
        {failure}
      </output>
    </>
  );
}

function draw(api: ApiClient, props: PanelProps = {}, queries = new QueryClient()) {
  return drawWithApi(<Panel {...props} />, { api, texts: { errors: errorsBg }, client: queries });
}

const button = () => screen.getByRole('button', { name: 'Активирай' });
const shown = () => screen.getByRole('status').textContent;
/** Runs everything to its end; the fake clock does not advance by itself. */
const settle = () => pass(60_000);
const goBack = () => void window.dispatchEvent(new PopStateEvent('popstate'));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  cleanup();
  goBack();
  vi.useRealTimers();
  await closeDialog();
  for (const { id } of shownToasts()) dismissToast(id);
});

it.each([
  [{}, 0],
  [{ isBackground: true }, 1],
  [{ isTriedOffline: true }, 1],
])('a screen without a connection sends nothing, unless it may try: %j [PK-002]', async (options, sent) => {
  const { api, keys } = clientWith(done);
  drawWithApi(
    <OfflineContext value>
      <Panel options={options} />
    </OfflineContext>,
    { api, texts: { errors: errorsBg } },
  );
  act(() => button().click());
  await settle();
  expect(keys).toHaveLength(sent);
  expect(shown()?.startsWith(sent === 0 ? 'refused free' : 'done free')).toBe(true);
});

it('two clicks in one tick send once', async () => {
  const { api, keys } = clientWith(done);
  draw(api);
  act(() => {
    button().click();
    button().click();
  });
  await settle();
  expect(keys).toHaveLength(1);
  expect(shown()).toBe('done free ');
});

it('a second click while the first one runs does nothing, and a later one is a separate change', async () => {
  const answer = Promise.withResolvers<Response>();
  const { api, keys } = clientWith((nth) => (nth === 1 ? answer.promise : done()));
  draw(api);
  act(() => button().click());
  expect(shown()).toBe('running busy ');
  act(() => button().click());
  answer.resolve(new Response(null, { status: 204 }));
  await settle();
  expect(keys).toHaveLength(1);
  act(() => button().click());
  await settle();
  expect(new Set(keys).size).toBe(2);
});

it('the same change from another place of the page uses the same key until the outcome is known', async () => {
  const answer = Promise.withResolvers<Response>();
  const { api, keys } = clientWith((nth) => (nth === 1 ? answer.promise : done()));
  const first = api.call(activate, { body: { n: 1 } });
  const second = api.call(activate, { body: { n: 1 } });
  answer.resolve(new Response(null, { status: 204 }));
  await Promise.all([first, second]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('a loader cannot be dismissed by the user or by Back, and the result replaces it', async () => {
  const answer = Promise.withResolvers<Response>();
  const { api } = clientWith(() => answer.promise);
  draw(api, { withLoader: true });
  act(() => button().click());
  await act(() => dismissDialog());
  act(goBack);
  expect(currentDialog()?.name).toBe('test-change.Loader');
  answer.resolve(new Response(null, { status: 204 }));
  await settle();
  expect(currentDialog()?.name).toBe('test-change.Success');
  await act(() => dismissDialog());
  expect(currentDialog()).toBeNull();
});

it('an immediate answer is shown only after the time of a double click', async () => {
  const { api } = clientWith(done);
  draw(api, { withLoader: true });
  act(() => button().click());
  await pass(350);
  await act(() => dismissDialog());
  expect(currentDialog()?.name).toBe('test-change.Loader');
  await pass(150);
  expect(currentDialog()?.name).toBe('test-change.Success');
});

it('a dialog with a running change cannot be dismissed, and stays after a refusal', async () => {
  const answer = Promise.withResolvers<Response>();
  const { api } = clientWith(() => answer.promise);
  openDialog('test-change.Refused', { code: null });
  draw(api);
  act(() => button().click());
  await act(() => dismissDialog());
  expect(currentDialog()).not.toBeNull();
  answer.resolve(await refusedAs('EC_Already_Active')());
  await settle();
  expect(shown()).toBe(`refused free ${errorsBg.EC_ALREADY_ACTIVE}`);
  await act(() => dismissDialog());
  expect(currentDialog()).toBeNull();
});

it('a background change keeps no dialog open and shows no failure', async () => {
  const { api } = clientWith(refusedAs('EC_Already_Active'));
  openDialog('test-change.Success');
  draw(api, { options: { isBackground: true } });
  act(() => button().click());
  await act(() => dismissDialog());
  expect(currentDialog()).toBeNull();
  await settle();
  expect(shown()).toBe('refused free ');
});

it('a dialog opened over the running change can be dismissed, and the result is still shown', async () => {
  const answer = Promise.withResolvers<Response>();
  const { api } = clientWith(() => answer.promise);
  draw(api, { withLoader: true });
  act(() => button().click());
  openDialog('test-change.Refused', { code: null });
  await act(() => dismissDialog());
  expect(currentDialog()).toBeNull();
  answer.resolve(new Response(null, { status: 204 }));
  await settle();
  expect(currentDialog()?.name).toBe('test-change.Success');
});

it('a refusal has its code, and the loader closes if nothing replaces it', async () => {
  const { api } = clientWith(refusedAs('EC_Already_Active'));
  const onRefused = vi.fn(() => true);
  draw(api, { withLoader: true, options: { onRefused } });
  act(() => button().click());
  await settle();
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'EC_Already_Active', text: errorsBg.EC_ALREADY_ACTIVE, isUnchanged: true }),
  );
  expect(currentDialog()).toBeNull();
  expect(shown()).toBe('refused free ');
});

const TraceId = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a4001';
const refusedWithTrace: Answer = () =>
  Promise.resolve(Response.json({ ErrorCode: 'EC_Try_Later', TraceId }, { status: 400 }));
const refusal = { kind: 'refusal', id: `EC_Try_Later/${TraceId}/%2F/` };

it('a refusal is a subject of a question by its code and request number [HE-001]', async () => {
  const { api } = clientWith(refusedWithTrace);
  const onRefused = vi.fn(() => true);
  draw(api, { options: { onRefused } });
  act(() => button().click());
  await settle();
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ subject: refusal }));
});

function drawAsking(options: ChangeOptions, answer: Answer, ask: Ask | null) {
  const { api } = clientWith(answer);
  const panel = <Panel options={options} />;
  drawWithApi(<AskContext value={ask}>{panel}</AskContext>, { api, texts: { shell: shellBg } });
  act(() => button().click());
  return settle();
}
const askLink = () => screen.queryByRole('button', { name: shellBg.ask });

it('a refused change offers to ask about it, beside the button [HE-001]', async () => {
  const ask = vi.fn();
  await drawAsking({}, refusedWithTrace, ask);
  expect(document.body.textContent).toContain(errorsBg.EC_TRY_LATER);
  act(() => askLink()!.click());
  expect(ask).toHaveBeenCalledExactlyOnceWith(refusal);
});

it('a refused change offers to ask about it in its toast, too [HE-001]', async () => {
  const ask = vi.fn();
  await drawAsking({ failureIn: 'toast' }, refusedWithTrace, ask);
  cleanup();
  render(
    <IntlProvider locale="bg" messages={{ shell: shellBg }}>
      {shownToasts()[0]!.text}
    </IntlProvider>,
  );
  act(() => askLink()!.click());
  expect(ask).toHaveBeenCalledExactlyOnceWith(refusal);
});

it.each<[string, ChangeOptions, Answer, Ask | null]>([
  ['where nobody can be asked', {}, refusedWithTrace, null],
  ['of asking itself', { isQuestion: true }, refusedWithTrace, vi.fn()],
  ['without a request number', {}, refusedAs('EC_Try_Later'), vi.fn()],
])('a failure %s is a plain text', async (_, options, answer, ask) => {
  await drawAsking(options, answer, ask);
  expect(document.body.textContent).toContain(errorsBg.EC_TRY_LATER);
  expect(askLink()).toBeNull();
});

it('a lost answer is retried under the same key, and the outcome is shown', async () => {
  const found = Promise.withResolvers<Response>();
  const { api, keys } = clientWith((nth) => (nth === 1 ? lost() : found.promise));
  draw(api);
  act(() => button().click());
  await pass(0);
  expect(shown()).toBe('finding-out busy ');
  found.resolve(new Response(null, { status: 204 }));
  await settle();
  expect(shown()).toBe('done free ');
  expect(new Set(keys).size).toBe(1);
});

it('an unknown outcome is not a refusal: it is shown in place, and the next press uses the same key', async () => {
  let isAway = true;
  const { api, keys } = clientWith(() => (isAway ? lost() : done()));
  const onRefused = vi.fn(() => true);
  draw(api, { options: { onRefused } });
  act(() => button().click());
  await settle();
  expect(shown()).toBe(`unknown free ${errorsBg.OUTCOME_UNKNOWN}`);
  expect(onRefused).not.toHaveBeenCalled();
  isAway = false;
  act(() => button().click());
  await settle();
  expect(shown()).toBe('done free ');
  expect(new Set(keys).size).toBe(1);
});

it('if the user can check later, an unknown outcome opens a dialog with a retry', async () => {
  let isAway = true;
  const { api, keys } = clientWith(() => (isAway ? lost() : done()));
  draw(api, { withLoader: true, options: { whereToSee: 'Виж в списъка.' } });
  act(() => button().click());
  await settle();
  expect(currentDialog()).toMatchObject({ name: 'change.OutcomeUnknown', props: { where: 'Виж в списъка.' } });
  isAway = false;
  const again = currentDialog()?.props['again'] as () => Promise<boolean>;
  await act(async () => {
    const isDone = again();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await isDone).toBe(true);
  });
  expect(currentDialog()?.name).toBe('test-change.Success');
  expect(new Set(keys).size).toBe(1);
});

it('the result is shown after the screen is left: a dialog opens, a failure is a toast', async () => {
  const { api } = clientWith((nth) => (nth === 1 ? done() : refusedAs('EC_Already_Active')()));
  const first = draw(api, { withLoader: true });
  act(() => button().click());
  first.unmount();
  await settle();
  expect(currentDialog()?.name).toBe('test-change.Success');
  await act(() => closeDialog());
  const second = draw(api);
  act(() => button().click());
  second.unmount();
  await settle();
  expect(shownToasts().map(({ text, tone }) => [text, tone])).toEqual([[errorsBg.EC_ALREADY_ACTIVE, 'failed']]);
});

it('the given queries are refetched before the result is shown', async () => {
  const queries = new QueryClient();
  const read = vi.fn(() => Promise.resolve(1));
  const { api } = clientWith(done);
  function Reader() {
    useQuery({ queryKey: ['plans'], queryFn: read });
    return null;
  }
  render(
    <DataProvider client={queries}>
      <Reader />
    </DataProvider>,
  );
  await settle();
  draw(api, { options: { reread: [['plans']] } }, queries);
  act(() => button().click());
  await settle();
  expect(read).toHaveBeenCalledTimes(2);
});

it('the focus returns if the change removed it', async () => {
  const { api } = clientWith(done);
  draw(api);
  button().focus();
  act(() => button().click());
  button().blur();
  await settle();
  expect(document.activeElement).toBe(button());
});

it('screens get a read-only client', () => {
  const Reader = () => {
    const api = useApi();
    // @ts-expect-error -- a changing call outside useChange
    return <output>{typeof (() => api.call(activate, { body: { n: 1 } }))}</output>;
  };
  render(
    <ApiContext value={clientWith(done).api}>
      <Reader />
    </ApiContext>,
  );
  expect(shown()).toBe('function');
});

// Runs a change that a person asked for and reports its outcome. Every button that changes something uses this hook:
// it sends once however often it is pressed, keeps the dialog it was pressed in open, and always shows the result.

import { use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ErrorCode, ErrorProperties } from '#platform/errors.ts';
import type { Feature } from '#platform/texts/texts.ts';
import { useEnsureTexts } from '../i18n/text-provider.tsx';
import { useErrorText } from '../i18n/use-error-text.ts';
import type { ApiClient } from './api-client.ts';
import { ApiContext } from './api-context.ts';
import { ApiError, NotSent, OutcomeUnknown } from './api-error.ts';
import { ChangeHostContext } from './change-host.ts';
import { isFindingOut, onFindingOut } from './finding-out-store.ts';

export type ChangeState = 'idle' | 'running' | 'finding-out' | 'unknown' | 'refused' | 'done';

/** A change that was not made: the server refused it, or it could not be sent. */
export type Refusal = {
  /** Null when no server refused it. */
  code: ErrorCode | null;
  properties: ErrorProperties;
  error: unknown;
  /** The sentence for it. */
  text: string;
  /** Certainly nothing has changed. */
  isUnchanged: boolean;
};

export type ChangeOptions = {
  /** Whose texts word a refusal first. */
  area?: Feature;
  /** Words single refusals in its own way; null leaves the usual sentence. */
  textOf?: (error: unknown) => string | null;
  /** Queries to read again: before the result is shown, and after a refusal too, as what is shown may be out of date. */
  reread?: readonly (readonly unknown[])[];
  /** Shows a refusal in its own way and returns true; false leaves it to `failure`. */
  onRefused?: (refusal: Refusal) => boolean | Promise<boolean>;
  /** Where the person can see later whether it was done: an unknown outcome then gets a dialog of its own. */
  whereToSee?: string;
  /** Shows an unknown outcome in its own way. `again` asks for the same change under the same Idempotency-Key. */
  onUnknown?: (again: () => Promise<boolean>) => unknown;
  /** Where a failure is shown that nobody else shows: by the component, which reads `failure`, or in a toast. */
  failureIn?: 'component' | 'toast';
  /** Nobody asked for it, as a note that a document was opened: it holds no dialog and shows no failure. */
  isBackground?: boolean;
  /** Another screen follows when it is done, so the button stays busy. */
  leadsAway?: boolean;
};

type ChangeSteps<Value> = {
  /** Opens the dialog that covers the screen meanwhile. */
  loader?: () => void;
  /** Shows that it is done. */
  onDone?: (value: Value) => unknown;
};

export type Change = {
  state: ChangeState;
  busy: boolean;
  /** What to show beside the button: why it was refused, or that the outcome is unknown. */
  failure: string | null;
  /** What `failure` words. */
  error: unknown;
  /** Sends the change and resolves to whether it was done; false at once while the one before is running. */
  run<Value>(send: (api: ApiClient) => Promise<Value>, work?: ChangeSteps<Value>): Promise<boolean>;
  /** Takes the failure away, as when the person types something else. */
  reset(): void;
};

type Outcome<Value> = { state: 'done'; value: Value } | { state: 'refused' | 'unknown'; error: unknown };

const nothing = {};

export function useChange(options: ChangeOptions = nothing): Change {
  const api = use(ApiContext);
  if (!api) throw new Error('ApiContext is missing above this component');
  // Null in sign-in, which has neither loaded data nor dialogs.
  const host = use(ChangeHostContext);
  const errorText = useErrorText(options.area);
  const ensureTexts = useEnsureTexts();
  const isMounted = useIsMounted();
  const isRunning = useRef(false);
  const [state, setState] = useState<Exclude<ChangeState, 'finding-out'>>('idle');
  const [failed, setFailed] = useState<{ error: unknown } | null>(null);
  const rememberFocus = useFocusRestored(state, host?.isDialogOpen);
  const asksAgain = useSyncExternalStore(onFindingOut, isFindingOut, () => false);
  const textOf = (error: unknown) => options.textOf?.(error) ?? errorText(error);

  const showFailure = (error: unknown) => {
    if (options.isBackground) return;
    if (isMounted.current && options.failureIn !== 'toast') setFailed({ error });
    else host?.showToast(textOf(error));
  };
  const showRefusal = async (error: unknown) => {
    const { code, properties } = error instanceof ApiError ? error : { code: null, properties: {} };
    const isUnchanged = error instanceof ApiError || error instanceof NotSent;
    const isShown = await options.onRefused?.({ code, properties, error, text: textOf(error), isUnchanged });
    if (!isShown) showFailure(error);
  };
  const showUnknown = async (error: unknown, again: () => Promise<boolean>) => {
    if (options.onUnknown) await options.onUnknown(again);
    else if (options.whereToSee) host?.openUnknown({ again, where: options.whereToSee });
    else showFailure(error);
  };

  const reread = async () => {
    if (options.reread) await host?.reread(options.reread);
  };

  const run: Change['run'] = async (send, work = nothing) => {
    // A second click comes before the next render, so the state cannot stop it.
    if (isRunning.current) return false;
    isRunning.current = true;
    rememberFocus();
    setState('running');
    setFailed(null);
    const textsOfErrors = ensureTexts('errors').catch(() => undefined);
    const cover = options.isBackground ? undefined : host?.cover(work.loader);
    const outcome = await outcomeOf(send, api);
    if (outcome.state === 'done') await reread();
    else {
      void reread();
      await textsOfErrors;
    }
    await cover?.uncover();
    try {
      if (outcome.state === 'done') await work.onDone?.(outcome.value);
      else if (outcome.state === 'refused') await showRefusal(outcome.error);
      else await showUnknown(outcome.error, () => run(send, work));
      await cover?.closeLoader();
    } finally {
      isRunning.current = outcome.state === 'done' && options.leadsAway === true;
      setState(outcome.state);
    }
    return outcome.state === 'done';
  };

  return {
    state: state === 'running' && asksAgain ? 'finding-out' : state,
    busy: state === 'running' || (state === 'done' && options.leadsAway === true),
    // Worded when it is drawn: in sign-in the texts of errors arrive after the change was started.
    failure: failed && textOf(failed.error),
    error: failed?.error ?? null,
    run,
    reset: () => setFailed(null),
  };
}

async function outcomeOf<Value>(send: (api: ApiClient) => Promise<Value>, api: ApiClient): Promise<Outcome<Value>> {
  try {
    return { state: 'done', value: await send(api) };
  } catch (error) {
    return { state: error instanceof OutcomeUnknown ? 'unknown' : 'refused', error };
  }
}

function useIsMounted(): { current: boolean } {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

/** What had the focus gets it back when the change took it away and nothing else has it now. */
function useFocusRestored(state: string, isDialogOpen: (() => boolean) | undefined): () => void {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (state === 'running' || isDialogOpen?.()) return;
    if (focused.current instanceof HTMLElement && isFocusLost()) focused.current.focus();
    focused.current = null;
  }, [state, isDialogOpen]);
  return () => {
    focused.current = document.activeElement;
  };
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

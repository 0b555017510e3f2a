// Runs a change and shows its outcome. Every button that changes something uses this hook: repeated presses send it
// once, its dialog stays open, and the result is always shown.

import { use, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { isRequestPending, type ErrorCode, type ErrorProperties } from '#platform/errors.ts';
import type { QuestionSubject } from '#platform/question-subject.ts';
import type { Feature } from '#platform/texts/texts.ts';
import { useAsk } from '../ask/ask-context.ts';
import { refusalSubject } from '../ask/refusal-subject.ts';
import { useEnsureTexts } from '../i18n/text-provider.tsx';
import { useErrorText } from '../i18n/use-error-text.ts';
import { useIsOffline } from '../offline-context.ts';
import type { ApiClient } from './api-client.ts';
import { ApiContext } from './api-context.ts';
import { ApiError, NotSent, OutcomeUnknown } from './api-error.ts';
import { ChangeHostContext } from './change-host.ts';
import { isOutcomeCheckRunning, onOutcomeCheckChange } from './outcome-check-store.ts';

export type ChangeState = 'idle' | 'running' | 'finding-out' | 'unknown' | 'refused' | 'done';

/** A change that the server refused or that could not be sent. */
export type Refusal = {
  /** Null if it was not refused by the server. */
  code: ErrorCode | null;
  properties: ErrorProperties;
  error: unknown;
  text: string;
  /** Certainly nothing has changed. */
  isUnchanged: boolean;
  /** An earlier request of the user is still being processed. */
  isPending: boolean;
  /** For a question about it; null if the server did not refuse it. */
  subject: QuestionSubject | null;
};

export type ChangeOptions = {
  /** The area whose texts take precedence for refusals. */
  area?: Feature;
  /** Overrides the text of single refusals; null uses the default. */
  textOf?: (error: unknown) => string | null;
  /** Queries to refetch before the result is shown, and after a refusal too, because the screen may be stale. */
  reread?: readonly (readonly unknown[])[];
  /** Handles a refusal and returns true; false leaves it to `failure`. */
  onRefused?: (refusal: Refusal) => boolean | Promise<boolean>;
  /** Where the user can check the outcome later: an unknown outcome then opens a dialog. */
  whereToSee?: string;
  /** Handles an unknown outcome. `again` retries under the same Idempotency-Key. */
  onUnknown?: (again: () => Promise<boolean>) => unknown;
  /** Where unhandled failures are shown: in the component, which reads `failure`, or in a toast. */
  failureIn?: 'component' | 'toast';
  /**
   * Not started by the user, such as recording that a document was opened: it blocks no dialog and shows no failure.
   */
  isBackground?: boolean;
  /** Is also tried without a connection, such as signing out. */
  isTriedOffline?: boolean;
  /** Another screen follows, so the button stays busy. */
  leadsAway?: boolean;
  /** Part of asking support: its failure does not offer to ask. */
  isQuestion?: boolean;
};

type ChangeSteps<Value> = {
  /** Opens the dialog that covers the screen while it runs. */
  loader?: () => void;
  onDone?: (value: Value) => unknown;
};

export type Change = {
  state: ChangeState;
  busy: boolean;
  /** Shown beside the button: the refusal with a link to ask about it, or that the outcome is unknown. */
  failure: ReactNode;
  /** The error behind `failure`. */
  error: unknown;
  /** Resolves to whether the change was done; false at once while another one is running. */
  run<Value>(send: (api: ApiClient) => Promise<Value>, work?: ChangeSteps<Value>): Promise<boolean>;
  /** Clears the failure, e.g. when the user types. */
  reset(): void;
};

type Failed = { error: unknown; subject: QuestionSubject | null };

type Outcome<Value> = { state: 'done'; value: Value } | { state: 'refused' | 'unknown'; error: unknown };

const nothing = {};

export function useChange(options: ChangeOptions = nothing): Change {
  const api = use(ApiContext);
  if (!api) throw new Error('ApiContext is missing above this component');
  // Null during sign-in, which has neither loaded data nor dialogs.
  const host = use(ChangeHostContext);
  const ask = useAsk();
  const isOffline = useIsOffline();
  const errorText = useErrorText(options.area);
  const ensureTexts = useEnsureTexts();
  const isMounted = useIsMounted();
  const isRunning = useRef(false);
  const [state, setState] = useState<Exclude<ChangeState, 'finding-out'>>('idle');
  const [failed, setFailed] = useState<Failed | null>(null);
  const rememberFocus = useFocusRestored(state, host?.isDialogOpen);
  const asksAgain = useSyncExternalStore(onOutcomeCheckChange, isOutcomeCheckRunning, () => false);
  const textOf = (error: unknown) => options.textOf?.(error) ?? errorText(error);

  const explained = ({ error, subject }: Failed) =>
    host && ask && subject ? host.explain({ text: textOf(error), subject, ask }) : textOf(error);

  const showFailure = (error: unknown) => {
    if (options.isBackground) return;
    const failure = { error, subject: options.isQuestion ? null : refusalSubject(error) };
    if (isMounted.current && options.failureIn !== 'toast') setFailed(failure);
    else host?.showToast(explained(failure));
  };
  const showRefusal = async (error: unknown) => {
    const { code, properties } = error instanceof ApiError ? error : { code: null, properties: {} };
    const isPending = isRequestPending(code);
    const isUnchanged = !isPending && (error instanceof ApiError || error instanceof NotSent);
    const isShown = await options.onRefused?.({
      code,
      properties,
      error,
      text: textOf(error),
      isUnchanged,
      isPending,
      subject: refusalSubject(error),
    });
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
    const outcome = await outcomeOf(isOffline && !mayTryOffline(options) ? notSent : send, api);
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
    // Translated at render time: during sign-in the error texts arrive after the change has started.
    failure: failed && explained(failed),
    error: failed?.error ?? null,
    run,
    reset: () => setFailed(null),
  };
}

/** Others would wait for a connection that the screen says is missing. */
const mayTryOffline = ({ isBackground, isTriedOffline }: ChangeOptions) =>
  isBackground === true || isTriedOffline === true;
const notSent = () => Promise.reject(new NotSent());

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

/** Returns the focus if the change removed it and nothing else has it now. */
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

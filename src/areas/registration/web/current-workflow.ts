// The workflow of this tab: its id in session storage, and its last state from the server. While a company has to
// approve, which takes days, the id is in local storage too: any tab of this browser opens it.

import { queryOptions } from '@tanstack/react-query';
import { webviewKey } from '#platform/webview.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { readWorkflow } from '../contract.ts';
import { correlationIdKey } from '../rules.ts';
import type { Workflow } from '../workflow-schema.ts';
import { workflowKey } from './queries.ts';

/** Null if none was begun; 'over' if it cannot continue. */
export type KnownWorkflow = Workflow | null | 'over';

export function workflowQuery(api: ReadClient) {
  return queryOptions({
    queryKey: workflowKey,
    queryFn: ({ signal }) => currentState(api, signal),
    staleTime: 0,
  });
}

export async function currentState(api: ReadClient, signal?: AbortSignal): Promise<KnownWorkflow> {
  const id = storedWorkflowId();
  if (!id) return null;
  try {
    const headers = { 'workflow-correlation-id': id };
    const workflow = await api.call(readWorkflow, { headers, ...(signal && { signal }) });
    storeWorkflow(workflow);
    return workflow;
  } catch (error) {
    if (!isOverError(error)) throw error;
    localStorage.removeItem(correlationIdKey);
    return sessionStorage.getItem(correlationIdKey) ? 'over' : null;
  }
}

export function isOverError(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'EC_Expired_Or_Completed_Registration';
}

export function storedWorkflowId(): string | null {
  return sessionStorage.getItem(correlationIdKey) ?? localStorage.getItem(correlationIdKey);
}

export function storeWorkflow({ workflowCorrelationId, state }: Workflow): void {
  sessionStorage.setItem(correlationIdKey, workflowCorrelationId);
  if (state === 'AwaitingApproval') localStorage.setItem(correlationIdKey, workflowCorrelationId);
  else if (localStorage.getItem(correlationIdKey) === workflowCorrelationId) localStorage.removeItem(correlationIdKey);
}

const numberKey = 'registration_number';

/** Keeps the number as typed, even if refused; the workflow drops it with every new id of the owner. */
export function keepNumber(correlationId: string, typed: string): void {
  sessionStorage.setItem(numberKey, `${correlationId} ${typed}`);
}

/** Null if none was sent, or if another workflow of this tab sent it. */
export function keptNumber(correlationId: string): string | null {
  const kept = sessionStorage.getItem(numberKey);
  return kept?.startsWith(`${correlationId} `) ? kept.slice(correlationId.length + 1) : null;
}

/** Removes everything of a finished registration, except that the tab runs inside the operator's app. */
export function clearTab(): void {
  const webview = sessionStorage.getItem(webviewKey);
  sessionStorage.clear();
  localStorage.removeItem(correlationIdKey);
  if (webview !== null) sessionStorage.setItem(webviewKey, webview);
}

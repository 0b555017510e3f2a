// The workflow of this tab: its id in session storage, and where it stands as the server last said. While a company has to
// approve, which takes days, its id is in local storage too: any tab of this browser opens it.

import { queryOptions } from '@tanstack/react-query';
import { webviewKey } from '#platform/webview.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { readWorkflow } from '../contract.ts';
import { correlationIdKey } from '../rules.ts';
import type { Workflow } from '../workflow-schema.ts';

/** Null where none was begun; 'over' where it cannot be gone on with any more. */
export type KnownWorkflow = Workflow | null | 'over';

export const workflowKey = ['registration-workflow'] as const;

export function workflowQuery(api: ReadClient) {
  return queryOptions({
    queryKey: workflowKey,
    queryFn: ({ signal }) => currentState(api, signal),
    staleTime: 0,
  });
}

export async function currentState(api: ReadClient, signal?: AbortSignal): Promise<KnownWorkflow> {
  const id = keptId();
  if (!id) return null;
  try {
    const headers = { 'workflow-correlation-id': id };
    const workflow = await api.call(readWorkflow, { headers, ...(signal && { signal }) });
    keepWorkflow(workflow);
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

export function keptId(): string | null {
  return sessionStorage.getItem(correlationIdKey) ?? localStorage.getItem(correlationIdKey);
}

export function keepWorkflow({ workflowCorrelationId, state }: Workflow): void {
  sessionStorage.setItem(correlationIdKey, workflowCorrelationId);
  if (state === 'AwaitingApproval') localStorage.setItem(correlationIdKey, workflowCorrelationId);
  else if (localStorage.getItem(correlationIdKey) === workflowCorrelationId) localStorage.removeItem(correlationIdKey);
}

const numberKey = 'registration_number';

/** The number as it was typed, refused or not; the workflow forgets it with every new id of the holder. */
export function keepNumber(correlationId: string, typed: string): void {
  sessionStorage.setItem(numberKey, `${correlationId} ${typed}`);
}

/** Null where none was sent, or by another workflow of this tab. */
export function keptNumber(correlationId: string): string | null {
  const kept = sessionStorage.getItem(numberKey);
  return kept?.startsWith(`${correlationId} `) ? kept.slice(correlationId.length + 1) : null;
}

/** Nothing of a registration that is over stays in the tab; only that it runs inside the operator's app does. */
export function clearTab(): void {
  const webview = sessionStorage.getItem(webviewKey);
  sessionStorage.clear();
  localStorage.removeItem(correlationIdKey);
  if (webview !== null) sessionStorage.setItem(webviewKey, webview);
}

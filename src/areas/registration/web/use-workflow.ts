// Sends the signals of a page and handles their results.

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { leavesUnknown } from '#platform/web/api/settle-change.ts';
import { useChange, type Refusal } from '#platform/web/api/use-change.ts';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { sendSignal, type RequestOf } from '../contract.ts';
import { pageOf, registrationPages } from '../pages.ts';
import type { SubmitSignal } from '../rules.ts';
import type { Workflow } from '../workflow-schema.ts';
import { useSayFailure } from './use-say-failure.ts';
import { isOverError, storeWorkflow, storedWorkflowId, currentState, type KnownWorkflow } from './current-workflow.ts';
import { workflowKey, resendKey } from './queries.ts';

export type WorkflowStep = {
  busy: boolean;
  /** The error that the page shows under its field. */
  failure: ApiError | null;
  /** Runs a call of the workflow and opens the resulting page. */
  move(call: WorkflowCall): Promise<boolean>;
  signal<Name extends SubmitSignal>(signalName: Name, request: RequestOf<Name>): Promise<boolean>;
};

type WorkflowCall = (api: ApiClient, onRetryAfter: (seconds: number) => void) => Promise<Workflow>;

/** `saidInPlace` lists the refusals that the page shows in place; others open the CustomError dialog. */
export function useWorkflow(saidInPlace: readonly string[] = []): WorkflowStep {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const sayFailure = useSayFailure();
  /** Whether the previous step may have succeeded although its answer was lost. */
  const isUnsettled = useRef(false);

  const goTo = async (known: KnownWorkflow) => {
    client.setQueryData(workflowKey, known);
    if (known && known !== 'over') await navigate({ to: registrationPages[pageOf[known.state]] });
  };
  /** The state on the server, if it differs from the state on this page. */
  const whereItMoved = async (): Promise<KnownWorkflow | undefined> => {
    const before = client.getQueryData<KnownWorkflow>(workflowKey);
    const now = await currentState(api);
    isUnsettled.current = false;
    return stateOf(now) === stateOf(before) ? undefined : now;
  };
  const whereItMovedIfKnown = async () => {
    try {
      return await whereItMoved();
    } catch {
      return undefined;
    }
  };
  const onRefused = async ({ error, code, properties }: Refusal): Promise<boolean> => {
    if (leavesUnknown(error)) isUnsettled.current = true;
    const mayHaveMoved = isUnsettled.current || code === 'EC_Invalid_Signal';
    const moved = isOverError(error) ? 'over' : mayHaveMoved ? await whereItMovedIfKnown() : undefined;
    if (moved !== undefined) await goTo(moved);
    else if (code === 'PID_IS_MIGRATED_TO_BUSINESS_SELF_CARE') {
      openDialog('registration.RedirectToBSCareModal', { pid: String(properties['Pid']) });
    } else if (code !== null && saidInPlace.includes(code)) return false;
    else sayFailure(error);
    return true;
  };
  const { busy, error: failure, run } = useChange({ onRefused });

  const move: WorkflowStep['move'] = (call) =>
    run(
      async (changing) => {
        const moved = isUnsettled.current ? await whereItMoved() : undefined;
        if (moved !== undefined) return moved;
        let resendAfter: number | null = null;
        const workflow = await call(changing, (seconds) => (resendAfter = seconds));
        storeWorkflow(workflow);
        if (resendAfter !== null) client.setQueryData(resendKey, Date.now() + resendAfter * 1000);
        return workflow;
      },
      { onDone: goTo },
    );
  return {
    busy,
    failure: failure instanceof ApiError ? failure : null,
    move,
    signal: (signalName, request) =>
      move((changing, onRetryAfter) => {
        const body = { signalName, workflowCorrelationId: storedWorkflowId() ?? '', Request: request };
        return changing.call(sendSignal, {
          body: body as Parameters<typeof changing.call<typeof sendSignal>>[1]['body'],
          onRetryAfter,
        });
      }),
  };
}

function stateOf(known: KnownWorkflow | undefined): string | null {
  return known && known !== 'over' ? known.state : (known ?? null);
}

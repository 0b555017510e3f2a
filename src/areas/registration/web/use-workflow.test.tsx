import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#platform/web/api/api-error.ts';
import { closeDialog, currentDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { readWorkflow, sendSignal } from '../contract.ts';
import { registrationBg } from '../texts/bg.ts';
import './frame.tsx';
import { storeWorkflow } from './current-workflow.ts';
import { useWorkflow } from './use-workflow.ts';
import { workflowKey } from './queries.ts';
import { workflow } from './stories/sample.ts';

const navigate = vi.fn();
vi.mock('@tanstack/react-router', async (original) => ({ ...(await original<object>()), useNavigate: () => navigate }));

const before = { ...workflow, state: 'ServiceNumber' as const };
const after = { ...workflow, state: 'AwaitingNotOwnerVerification' as const };
const away = new ApiError('EC_Service_Unavailable', 503, '');

/** A server that accepts the step and loses its database before it answers. */
function openPage() {
  const asked: string[] = [];
  const server = { isAway: true };
  const call = async ({ name }: { name: string }) => {
    asked.push(name);
    if (server.isAway) throw away;
    if (name === sendSignal.name) throw new ApiError('EC_Resend_Time_Is_Not_Expired', 429, '', { WaitSeconds: 30 });
    return after;
  };
  const client = new QueryClient();
  client.setQueryData(workflowKey, before);
  storeWorkflow(before);
  drawWithApi(<NumberPage />, { api: { call }, texts: { registration: registrationBg }, client });
  return { asked, server };
}

function NumberPage() {
  const { signal } = useWorkflow();
  return (
    <button type="button" onClick={() => void signal('SubmitNotOwner', { serviceNumber: '0888100801' })}>
      Продължи
    </button>
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Продължи' }));

beforeEach(() => navigate.mockReset());
afterEach(async () => {
  await closeDialog();
  cleanup();
  sessionStorage.clear();
});

it('a step with an unknown result is not repeated before the result is known', async () => {
  const { asked, server } = openPage();
  await press();
  await waitFor(() => expect(currentDialog()?.props['title']).toBe(registrationBg.unknown_title));
  server.isAway = false;
  await press();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith({ to: '/registration/not-owner-verification' }));
  expect(asked).toEqual([sendSignal.name, readWorkflow.name, readWorkflow.name]);
});

it('the step is not repeated while the result cannot be read', async () => {
  const { asked } = openPage();
  await press();
  await waitFor(() => expect(asked).toHaveLength(2));
  await press();
  await waitFor(() => expect(asked.length).toBeGreaterThan(2));
  expect(asked.filter((name) => name === sendSignal.name)).toHaveLength(1);
});

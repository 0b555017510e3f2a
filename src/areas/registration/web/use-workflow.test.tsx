import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { ApiContext } from '#platform/web/api/api-context.ts';
import { DataProvider } from '#platform/web/api/data-provider.tsx';
import { ApiError } from '#platform/web/api/api-error.ts';
import { closeDialog, currentDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { readWorkflow, sendSignal } from '../contract.ts';
import { registrationBg } from '../texts/bg.ts';
import './frame.tsx';
import { storeWorkflow } from './current-workflow.ts';
import { workflow } from './stories/sample.ts';
import { useWorkflow } from './use-workflow.ts';
import { workflowKey } from './queries.ts';

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
  render(
    <DataProvider client={client}>
      <ApiContext value={{ call } as unknown as ApiClient}>
        <IntlProvider locale="bg" messages={{ registration: registrationBg, errors: errorsBg }} timeZone="Europe/Sofia">
          <NumberPage />
        </IntlProvider>
      </ApiContext>
    </DataProvider>,
  );
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

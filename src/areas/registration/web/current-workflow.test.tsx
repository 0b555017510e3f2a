import { afterEach, expect, it } from 'vitest';
import { ApiError } from '#platform/web/api/api-error.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { clearTab, storeWorkflow, storedWorkflowId, currentState } from './current-workflow.ts';
import { large, workflow } from './stories/sample.ts';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const answering = (answer: () => unknown) => ({ call: async () => answer() }) as unknown as ReadClient;
const openNewTab = () => sessionStorage.clear();

it('a registration that awaits approval is opened by a new tab of the browser', async () => {
  storeWorkflow(large);
  openNewTab();
  expect(await currentState(answering(() => large))).toEqual(large);
  expect(storedWorkflowId()).toBe(large.workflowCorrelationId);
});

it('a registration that is still being filled in stays in its tab', async () => {
  storeWorkflow(workflow);
  openNewTab();
  expect(await currentState(answering(() => workflow))).toBeNull();
});

it('an answered registration leaves the browser, and stays in the tab that got the answer', async () => {
  storeWorkflow(large);
  const completed = { ...large, state: 'Completed' as const };
  expect(await currentState(answering(() => completed))).toEqual(completed);
  openNewTab();
  expect(storedWorkflowId()).toBeNull();
});

it('an expired registration is over in its own tab, and absent in a new one', async () => {
  const over = answering(() => {
    throw new ApiError('EC_Expired_Or_Completed_Registration', 409, '');
  });
  storeWorkflow(large);
  openNewTab();
  expect(await currentState(over)).toBeNull();
  storeWorkflow(large);
  expect(await currentState(over)).toBe('over');
});

it('clearing the tab removes the registration everywhere', () => {
  storeWorkflow(large);
  clearTab();
  expect(storedWorkflowId()).toBeNull();
});

import { afterEach, expect, it } from 'vitest';
import { ApiError } from '#platform/web/api/api-error.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { clearTab, keepWorkflow, keptId, currentState } from './kept-workflow.ts';
import { large, workflow } from './stories/sample.ts';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const answering = (answer: () => unknown) => ({ call: async () => answer() }) as unknown as ReadClient;
const openNewTab = () => sessionStorage.clear();

it('a registration that awaits approval is opened by a new tab of the browser', async () => {
  keepWorkflow(large);
  openNewTab();
  expect(await currentState(answering(() => large))).toEqual(large);
  expect(keptId()).toBe(large.workflowCorrelationId);
});

it('one that the person is still filling in stays in its tab', async () => {
  keepWorkflow(workflow);
  openNewTab();
  expect(await currentState(answering(() => workflow))).toBeNull();
});

it('one that was answered leaves the browser and stays in the tab that heard of it', async () => {
  keepWorkflow(large);
  const completed = { ...large, state: 'Completed' as const };
  expect(await currentState(answering(() => completed))).toEqual(completed);
  openNewTab();
  expect(keptId()).toBeNull();
});

it('one that has expired is over in its own tab, and nothing in a new one', async () => {
  const over = answering(() => {
    throw new ApiError('EC_Expired_Or_Completed_Registration', 409, '');
  });
  keepWorkflow(large);
  openNewTab();
  expect(await currentState(over)).toBeNull();
  keepWorkflow(large);
  expect(await currentState(over)).toBe('over');
});

it('a tab that is cleared forgets it everywhere', () => {
  keepWorkflow(large);
  clearTab();
  expect(keptId()).toBeNull();
});

import { expect, it } from 'vitest';
import { workflowIn } from './workflow-ids.ts';

const id = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a3001';

it.each([
  [`${id}.secret`, id],
  [id, null],
  [`${id}.`, null],
  ['7.secret', null],
  ['.secret', null],
  ['', null],
])('the landing id %j names the workflow %j', (landingId, workflowId) => {
  expect(workflowIn(landingId)).toBe(workflowId);
});

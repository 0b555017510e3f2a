import { describe, expect, it } from 'vitest';
import { clientTypes } from '#platform/client-type.ts';
import {
  addInfoOf,
  codeInfoOf,
  mayShow,
  pageOf,
  registrationPages,
  stepOfPage,
  stepsOf,
  type RegistrationPage,
} from './pages.ts';
import { workflowStates, type WorkflowState } from './rules.ts';
import type { Workflow } from './workflow-schema.ts';

const pages = Object.keys(registrationPages) as RegistrationPage[];

describe('a page', () => {
  it('has an address under the prefix of registration [RG-004, RG-005, RG-006]', () => {
    expect(Object.values(registrationPages).every((path) => path.startsWith('/registration/'))).toBe(true);
    expect(registrationPages).toMatchObject({
      id: '/registration/pid-and-eik',
      email: '/registration/email-and-password',
    });
  });

  it.each([
    ['PidAndEik', ['id']],
    ['ServiceNumber', ['id', 'number']],
    ['SecurityCode', ['id', 'number', 'code']],
    ['SmsCode', ['id', 'number', 'code', 'sms']],
    ['AwaitingApproval', ['waiting']],
    ['Completed', ['done']],
    ['Refused', ['waiting']],
    ['AwaitingEmailActivation', ['activation']],
  ] as [WorkflowState, RegistrationPage[]][])('in the state %s can be one of %j', (state, shown) => {
    expect(pages.filter((page) => mayShow(page, { state, clientType: 'PrivateOwner' }))).toEqual(shown);
  });

  it('exists for every state and client type', () => {
    for (const state of workflowStates) {
      for (const clientType of clientTypes) expect(mayShow(pageOf[state], { state, clientType })).toBe(true);
    }
  });
});

describe('the steps', () => {
  const workflow = (kind: 'registration' | 'add-service', clientType: Workflow['clientType']) =>
    ({ clientType, properties: { kind } }) as Workflow;

  it.each([
    [null, ['email', 'id', 'number', 'code']],
    [workflow('registration', null), ['email', 'id', 'number', 'code']],
    [workflow('add-service', 'PrivateOwner'), ['id', 'number', 'code']],
    [workflow('registration', 'LargeBusiness'), ['id', 'number', 'code', 'approval']],
  ])('%#', (given, steps) => expect(stepsOf(given)).toEqual(steps));

  it('include the step of every page', () => {
    for (const page of pages) expect(['email', 'id', 'number', 'code', 'approval']).toContain(stepOfPage[page]);
  });
});

it('each client type has its own texts about the security code and about adding [RG-039]', () => {
  expect(clientTypes.map(codeInfoOf)).toEqual([
    'SecurityCodeModal',
    'SecurityCodeSmallBusinessModal',
    'SecurityCodeLargeBusinessModal',
    'SecurityCodeModal',
    'SecurityCodeModal',
  ]);
  expect(clientTypes.map(addInfoOf)).toEqual([
    'AddServiceInfoModal',
    'AddServiceInfoModal',
    'AddServiceInfoLargeBusinessModal',
    'AddServiceInfoModal',
    'AddServiceInfoModal',
  ]);
});

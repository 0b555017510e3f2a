// The calls of the workflow, which signals of its pages and links in messages move forward, and those of the modules.

import { Type, type Static, type TProperties } from 'typebox';
import { endpoint } from '#platform/endpoint.ts';
import { codeCheckErrors } from '#platform/one-time-code.ts';
import { Moment, nullable, oneOf, strict } from '#platform/schema.ts';
import { accountEndpoints } from './account/contract.ts';
import { startAddService } from './add-service/contract.ts';
import { ownershipEndpoints } from './ownership/contract.ts';
import { landingSignals, statedClientTypes, type SubmitSignal } from './rules.ts';
import { vouchedEndpoints } from './vouched/contract.ts';
import {
  Code,
  CorrelationId,
  correlationIdHeader,
  Email,
  LandingId,
  open,
  Workflow,
  workflows,
} from './workflow-schema.ts';

const ServiceNumber = Type.String({ minLength: 1, maxLength: 30 });
const Contract = Type.Optional(Type.String({ maxLength: 40 }));

export const reopenRegistration = endpoint({
  ...open,
  name: 'reopenRegistration',
  summary: 'Opens a registration that awaits approval by its e-mail and password',
  method: 'POST',
  path: `${workflows}/reopen`,
  body: strict({ Email, Password: Type.String({ minLength: 1, maxLength: 200 }) }),
  answers: { 200: Workflow },
  errors: ['EC_Expired_Or_Completed_Registration'],
});

export const readWorkflow = endpoint({
  ...open,
  name: 'readWorkflow',
  summary: 'Where a workflow stands, for a page that was reloaded or whose answer was lost',
  method: 'GET',
  path: `${workflows}/state`,
  knowsCaller: true,
  headers: Type.Object({ [correlationIdHeader]: CorrelationId }),
  answers: { 200: Workflow },
  errors: ['EC_Expired_Or_Completed_Registration'],
});

function signalBody<const Name extends SubmitSignal, Fields extends TProperties>(signalName: Name, fields: Fields) {
  return strict({
    signalName: Type.Literal(signalName),
    workflowCorrelationId: CorrelationId,
    Request: strict(fields),
  });
}

const SignalBody = Type.Union([
  signalBody('SubmitPidOrEik', {
    pidOrEik: Type.Optional(Type.String({ maxLength: 40 })),
    clientType: oneOf(statedClientTypes),
  }),
  signalBody('SubmitServiceNumber', { serviceNumber: ServiceNumber }),
  signalBody('SubmitNotOwner', { serviceNumber: ServiceNumber }),
  signalBody('SubmitSecurityCode', { securityCode: Code, contract: Contract }),
  signalBody('RequestSmsCode', { msisdn: ServiceNumber }),
  signalBody('SubmitSmsCode', { code: Code, contract: Contract }),
]);
export type SignalBody = Static<typeof SignalBody>;
export type RequestOf<Name extends SubmitSignal> = Extract<SignalBody, { signalName: Name }>['Request'];

export const sendSignal = endpoint({
  ...open,
  name: 'sendSignal',
  summary: 'Submits a page of the workflow; only a signal of its state is taken',
  method: 'POST',
  path: `${workflows}/signal`,
  knowsCaller: true,
  body: SignalBody,
  answers: { 200: Workflow },
  errors: [
    'EC_Expired_Or_Completed_Registration',
    'EC_Invalid_Signal',
    'PID_IS_MIGRATED_TO_BUSINESS_SELF_CARE',
    'EC_Service_Not_Associated_With_Pid',
    'EC_Service_Already_Added',
    'EC_Email_Already_Used',
    'EC_Wrong_Contract',
    'EC_No_Approver',
    'EC_Phone_Is_Not_Eligible',
    ...codeCheckErrors,
    'EC_Resend_Time_Is_Not_Expired',
    'EC_Security_Code_Is_Recent',
  ],
});

const landing = {
  ...open,
  path: `${workflows}/landing`,
  errors: [
    'EC_Expired_Or_Completed_Registration',
    'EC_Invalid_Signal',
    'EC_Email_Already_Used',
    'EC_Phone_Is_Not_Eligible',
    'EC_Wrong_Password',
  ],
} as const;

const LandingPage = Type.Object({
  email: Type.String(),
  service_number: nullable(Type.String()),
  holder_name: nullable(Type.String()),
  services: Type.Integer({ description: 'How many services of the holder the person asks for' }),
  expires_at: Moment,
  asks_password: Type.Boolean({ description: 'The registration was begun in another browser: its password is needed' }),
});
export type LandingPage = Static<typeof LandingPage>;

export const readLanding = endpoint({
  ...landing,
  name: 'readLanding',
  summary: 'What a link is about; reading it changes nothing',
  method: 'GET',
  headers: Type.Object({ [correlationIdHeader]: LandingId }),
  answers: { 200: LandingPage },
});

export const sendLanding = endpoint({
  ...landing,
  name: 'sendLanding',
  summary: 'Says yes or no to what a link is about; its workflowCorrelationId is the id in the link',
  method: 'POST',
  body: strict({
    signalName: oneOf(landingSignals),
    workflowCorrelationId: LandingId,
    Password: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  }),
  answers: { 200: Workflow },
});

export const registrationEndpoints = [
  ...accountEndpoints,
  startAddService,
  reopenRegistration,
  readWorkflow,
  sendSignal,
  readLanding,
  sendLanding,
  ...ownershipEndpoints,
  ...vouchedEndpoints,
];

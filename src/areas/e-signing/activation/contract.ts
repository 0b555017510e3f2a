// The calls that activate signing for a pid, change its number, and stop it.

import { Type } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { codeCheckErrors, codeSendErrors } from '#platform/one-time-code.ts';
import { strict } from '#platform/schema.ts';
import { base, Code, DocumentId, Phone, Pid, signableErrors } from '../contract-parts.ts';

const codeRequest = strict({
  msisdn: Phone,
  pid: Pid,
  document_id: Type.Optional(DocumentId),
});

export const requestEsigning = endpoint({
  name: 'requestEsigning',
  summary: 'Sends a code to the number that is to sign; with a document, the same code signs that document',
  method: 'POST',
  path: `${base}/signing/web`,
  access: { holds: 'pid', at: 'body.pid' },
  body: codeRequest,
  answers: { 202: empty },
  errors: [...codeSendErrors, ...signableErrors, 'EC_Service_Not_Associated_With_Pid', 'EC_Already_Active'],
  idempotency: 'key',
});

export const requestEsigningNumber = endpoint({
  name: 'requestEsigningNumber',
  summary: 'Sends a code to the number that is to sign in place of the present one',
  method: 'PUT',
  path: `${base}/signing/web`,
  access: { holds: 'pid', at: 'body.pid' },
  stepUp: true,
  body: strict({ msisdn: Phone, pid: Pid }),
  answers: { 202: empty },
  errors: [...codeSendErrors, 'EC_Service_Not_Associated_With_Pid', 'EC_Already_Active', 'EC_Esigning_Not_Active'],
  idempotency: 'key',
});

export const confirmEsigning = endpoint({
  name: 'confirmEsigning',
  summary: 'Switches signing on, or over to another number, by the code that number got',
  method: 'PUT',
  path: `${base}/signing/web-confirm`,
  access: { holds: 'pid', at: 'body.pid' },
  body: strict({ code: Code, msisdn: Phone, pid: Pid }),
  answers: { 204: empty },
  errors: [...codeCheckErrors, 'EC_Service_Not_Associated_With_Pid', 'EC_Already_Active'],
  idempotency: 'key',
});

export const stopEsigning = endpoint({
  name: 'stopEsigning',
  summary: 'Switches signing off for a pid; what was signed stays signed',
  method: 'DELETE',
  path: `${base}/signing/web`,
  access: { holds: 'pid', at: 'query.pid' },
  stepUp: true,
  query: strict({ pid: Pid }),
  answers: { 204: empty },
  errors: ['EC_Already_Inactive'],
  idempotency: 'key',
});

export const activationEndpoints = [requestEsigning, requestEsigningNumber, confirmEsigning, stopEsigning];

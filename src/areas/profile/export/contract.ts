// The export of all personal data.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Moment, nullable } from '#platform/schema.ts';

const path = '/user-profile/accounts/export';

const ExportState = Type.Object({
  asked_at: nullable(Moment),
  ready_at: nullable(Moment),
  good_until: nullable(Moment),
});
export type ExportState = Static<typeof ExportState>;

export const exportState = endpoint({
  name: 'exportState',
  summary: 'Whether a file with all data of the account is being made or can be taken',
  method: 'GET',
  path,
  access: 'account',
  readsOwn: true,
  answers: { 200: ExportState },
  errors: [],
});

export const askForExport = endpoint({
  name: 'askForExport',
  summary: 'Makes a file with all data of the account in the background; a mail tells when it is there',
  method: 'POST',
  path,
  access: 'account',
  stepUp: true,
  idempotency: 'key',
  answers: { 202: empty },
  errors: [],
});

export const downloadExport = endpoint({
  name: 'downloadExport',
  summary: 'The file, for a day: data.json, and the same as a page to read',
  method: 'GET',
  path: `${path}/file`,
  access: 'account',
  stepUp: true,
  produces: 'application/zip',
  answers: { 200: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }) },
  errors: ['EC_Expired_Verification_Code'],
});

export const exportEndpoints = [exportState, askForExport, downloadExport];

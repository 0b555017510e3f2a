// The call that begins adding a service to a profile.

import { endpoint } from '#platform/endpoint.ts';
import { strict } from '#platform/schema.ts';
import { Language, open, OperatingSystem, Workflow, workflows } from '../workflow-schema.ts';

export const startAddService = endpoint({
  ...open,
  name: 'startAddService',
  summary: 'Begins adding a service to the profile of who is signed in',
  method: 'POST',
  path: `${workflows}/add-service`,
  idempotency: 'key',
  access: 'account',
  body: strict({ OperatingSystem, Language }),
  answers: { 200: Workflow },
  errors: [],
});

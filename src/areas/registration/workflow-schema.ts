// Schemas that the calls of a registration share.

import { Type, type Static } from 'typebox';
import { clientTypes } from '#platform/client-type.ts';
import { languages } from '#platform/languages.ts';
import { Moment, nullable, oneOf } from '#platform/schema.ts';
import { workflowStates } from './rules.ts';

export const workflows = '/registration-service/workflows';

/** Names the workflow in reading and resending calls, because the documents define their bodies. */
export const correlationIdHeader = 'workflow-correlation-id';

export const CorrelationId = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
  description: 'Opens the workflow; whoever has it may go on with it',
});
export const LandingId = Type.String({
  pattern: '^[\\w.-]{40,120}$',
  description: 'The id in a link: of one workflow, for one purpose',
});
export const Email = Type.String({ minLength: 3, maxLength: 200 });
export const OperatingSystem = Type.String({ pattern: '^[A-Za-z0-9 .]{1,40}$' });
export const Language = oneOf(languages);
export const Code = Type.String({ maxLength: 20 });

export const Workflow = Type.Object({
  workflowCorrelationId: Type.String(),
  state: oneOf(workflowStates),
  clientType: nullable(oneOf(clientTypes)),
  properties: Type.Object({
    kind: oneOf(['registration', 'add-service']),
    email: Type.String(),
    service_number: nullable(Type.String()),
    sms_recipient: nullable(
      Type.String({
        description: 'The number the last code went to; one that the person has not named is told by its end alone',
      }),
    ),
    holder_name: nullable(Type.String({ description: 'Told once the person has proved to be of the holder' })),
    approver_email: nullable(Type.String({ description: 'Only so much of it that one knows whose it is' })),
    confirms_recent_code: Type.Boolean({
      description: 'The security code was right but changed a short while ago, so a code by SMS is needed besides',
    }),
    proved_at: nullable(Moment),
    approval_sent_at: nullable(Moment),
    expires_at: Moment,
    expires_in_seconds: Type.Integer({ minimum: 0, description: 'The clock of a device may be wrong' }),
  }),
});
export type Workflow = Static<typeof Workflow>;

/** Public; when a required session has ended, the user leaves the flow. */
export const open = { access: 'public', on401: 'leave' } as const;

import { defineServerAreaWithPorts } from '#platform/server/server-area.ts';
import { helpEndpoints } from '../contract.ts';
import { helpMessages } from '../messages.ts';
import { helpAuditActions } from './audit-actions.ts';
import { holdsQuestion } from './guards.ts';
import { retentionOfHelp } from './retention.ts';
import { helpRoutes } from './routes.ts';

export const helpArea = defineServerAreaWithPorts({
  name: 'help',
  isOptional: true,
  endpoints: helpEndpoints,
  auditActions: helpAuditActions,
  attentionKinds: ['question-answered'],
  messages: [helpMessages],
  retention: retentionOfHelp,
  exportedTables: [
    { table: 'help_question', by: 'account', without: ['version', 'ticket_checked_at', 'ticket_lease_until'] },
    { table: 'help_message', by: 'account', without: ['written_by', 'note_id'] },
    { table: 'help_file', by: 'account', without: ['content'] },
  ],
  guards: { question: holdsQuestion },
  settings: () => null,
  ports: () => null,
  routes: helpRoutes,
});

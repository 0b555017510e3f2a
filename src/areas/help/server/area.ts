import { defineServerAreaWithPorts } from '#platform/server/server-area.ts';
import { helpEndpoints } from '../contract.ts';
import { helpMessages } from '../messages.ts';
import { answersBg } from '../texts/answers.bg.ts';
import { answersEn } from '../texts/answers.en.ts';
import { helpBg } from '../texts/bg.ts';
import { helpEn } from '../texts/en.ts';
import { helpAuditActions } from './audit-actions.ts';
import { handleExchangeTicket, handleExchangeTickets, recurringExchange } from './exchange-ticket.ts';
import { holdsQuestion } from './guards.ts';
import { retentionOfHelp } from './retention.ts';
import { helpRoutes } from './routes.ts';
import { ticketListeners } from './ticket-listener.ts';
import { readTicketSettings } from './ticket-system/ticket-settings.ts';
import { tmf621TicketSystem } from './ticket-system/tmf621-ticket-system.ts';

export const helpArea = defineServerAreaWithPorts({
  name: 'help',
  isOptional: true,
  endpoints: helpEndpoints,
  auditActions: helpAuditActions,
  attentionKinds: ['question-answered'],
  texts: { help: { bg: helpBg, en: helpEn }, 'help-answers': { bg: answersBg, en: answersEn } },
  messages: [helpMessages],
  retention: retentionOfHelp,
  exportedTables: [
    {
      table: 'help_question',
      by: 'account',
      without: ['version', 'ticket_checked_at', 'ticket_lease_until', 'is_ticket_closed', 'is_ticket_event_pending'],
    },
    { table: 'help_message', by: 'account', without: ['written_by', 'note_id', 'ticket_files'] },
    { table: 'help_file', by: 'account', without: ['content', 'uploaded_by'] },
  ],
  guards: { question: holdsQuestion },
  recurringJobs: [recurringExchange],
  settings: readTicketSettings,
  ports: (_platform, { address, listenerToken }) => ({
    tickets: address && tmf621TicketSystem(address),
    listenerToken,
  }),
  routes: (at, { tickets }) => helpRoutes(at, tickets),
  jobs: (platform, { tickets }) => [handleExchangeTicket(platform, tickets), handleExchangeTickets(platform, tickets)],
  changeListeners: (platform, { listenerToken }) => ticketListeners(platform, listenerToken),
});

export const helpAuditActions = [
  'question.answer',
  'question.ask',
  'question.close',
  'question.file',
  'question.open',
  'question.reopen',
  'question.reply',
] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    help: (typeof helpAuditActions)[number];
  }
}

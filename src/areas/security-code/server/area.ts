import { defineServerArea } from '#platform/server/server-area.ts';
import { securityCodeEndpoints } from '../contract.ts';
import { securityCodeMessages } from '../messages.ts';
import { securityCodeBg } from '../texts/bg.ts';
import { securityCodeEn } from '../texts/en.ts';
import { securityCodeAuditActions } from './audit-actions.ts';
import { securityCodeRoutes } from './routes.ts';

export const securityCodeArea = defineServerArea({
  name: 'security-code',
  endpoints: securityCodeEndpoints,
  auditActions: securityCodeAuditActions,
  texts: { 'security-code': { bg: securityCodeBg, en: securityCodeEn } },
  messages: [securityCodeMessages],
  exportedTables: [{ table: 'security_code', by: 'customer', without: ['code_hash', 'hash_keys'] }],
  routes: securityCodeRoutes,
});

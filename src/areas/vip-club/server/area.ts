import { defineServerArea } from '#platform/server/server-area.ts';
import { vipClubEndpoints } from '../contract.ts';
import { vipClubMessages } from '../messages.ts';
import { vipClubBg } from '../texts/bg.ts';
import { vipClubEn } from '../texts/en.ts';
import { vipClubAuditActions } from './audit-actions.ts';
import { quotasKind, vouchersKind } from './import.ts';
import { vipClubRoutes } from './routes.ts';

export const vipClubArea = defineServerArea({
  name: 'vip-club',
  isOptional: true,
  endpoints: vipClubEndpoints,
  auditActions: vipClubAuditActions,
  texts: { 'vip-club': { bg: vipClubBg, en: vipClubEn } },
  messages: [vipClubMessages],
  imports: { ofNumbers: [quotasKind, vouchersKind] },
  exportedTables: [
    { table: 'vip_quota', by: 'customer' },
    { table: 'vip_voucher', by: 'customer' },
  ],
  routes: vipClubRoutes,
});

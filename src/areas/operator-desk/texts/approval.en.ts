import type { approvalBg } from './approval.bg.ts';

export const approvalEn: Record<keyof typeof approvalBg, string> = {
  nav_approvals: 'Approvals',
  approvals_title: 'Changes to approve',
  approvals_text: 'A change starts once another editor approves it.',
  approvals_none: 'Nothing waits for approval',
  approvals_none_text: 'New changes appear here.',
  approve: 'Approve',
  reject: 'Reject',
  withdraw: 'Withdraw',
  approved: 'Approved.',
  rejected: 'The change will not be made.',
  proposal_own: 'This change is yours. Another editor approves it.',
  proposal_expires: 'Expires on {at}.',
  from_now: 'at once',
  sent_for_approval: 'Sent to another editor for approval.',
};

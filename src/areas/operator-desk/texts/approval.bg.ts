// Changes that another editor approves.

export const approvalBg = {
  nav_approvals: 'За одобрение',
  approvals_title: 'Промени за одобрение',
  approvals_text: 'Промяната започва, щом друг редактор я одобри.',
  approvals_none: 'Нищо не чака одобрение',
  approvals_none_text: 'Новите промени се появяват тук.',
  approve: 'Одобри',
  reject: 'Отхвърли',
  withdraw: 'Оттегли',
  approved: 'Одобрено.',
  rejected: 'Промяната няма да се направи.',
  proposal_own: 'Промяната е твоя. Одобрява я друг редактор.',
  proposal_expires: 'Изтича на {at}.',
  from_now: 'веднага',
  sent_for_approval: 'Изпратено за одобрение от друг редактор.',
} as const;

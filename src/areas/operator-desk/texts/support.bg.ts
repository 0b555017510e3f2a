// What support sees of services and in notes.

export const supportBg = {
  topic_contract: 'Договор',
  topic_credit: 'Кредит до следващата сметка',
  topic_extras: 'Цени и условия на екстрите',
  topic_roaming: 'Роуминг планове',
  topic_limits: 'Лимит за данни в роуминг',
  choice_activate: 'ще се активира',
  choice_deactivate: 'ще се спре',
  support_activated_on: 'Активно от',
  support_contract: 'Номер',
  support_ends_on: 'До',
  support_limit: 'Лимит',
  support_monthly_price: 'Цена на месец',
  support_pending: 'В мрежата',
  support_price: 'Цена',
  support_price_until: 'Тази цена до',
  support_signed_on: 'Подписан на',
  support_terms: 'Условия',
  support_used: 'Използвани',
} as const;

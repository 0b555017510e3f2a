export const numberProofBg = {
  number: 'Мобилен номер',
  number_help: 'Пращаме SMS с шест цифри на него.',
  send: 'Прати код',
  sent: 'Пратихме SMS с шест цифри на <b>{number}</b>.',
  other: 'Друг номер',
  code: 'Код от SMS',
  resend_after: 'Нов код след',
  resend: 'Прати нов код',
  wait: 'Изпрати три кода. Нов код след',
  confirm: 'Потвърди',
  give_up: 'Откажи',
} as const;

declare module './texts.ts' {
  interface Texts {
    'number-proof': Record<keyof typeof numberProofBg, string>;
  }
}

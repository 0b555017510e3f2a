// Password rules in Bulgarian.

export const passwordBg = {
  rules: 'Паролата трябва да е',
  length: 'от 8 до 64 знака',
  digit: 'с цифра',
  latin: 'с латинска буква и без кирилица',
  capital: 'с главна буква',
  special: 'с поне един от знаците % & * _ @ ! # $',
  noRuns: 'без 5 еднакви или поредни цифри, като 55555 и 12345',
  met: 'има го',
  unmet: 'още не',
  left: '{count, plural, =0 {Паролата отговаря на всички условия.} one {Остава # условие.} other {Остават # условия.}}',
} as const;

declare module '#platform/texts/texts.ts' {
  interface Texts {
    password: Record<keyof typeof passwordBg, string>;
  }
}

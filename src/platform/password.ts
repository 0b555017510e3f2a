// The rules of passwords.

export const passwordLength = { min: 8, max: 64 } as const;

export const passwordRules = {
  length: (password: string) => password.length >= passwordLength.min && password.length <= passwordLength.max,
  digit: (password: string) => /\d/.test(password),
  latin: (password: string) => /[A-Za-z]/.test(password) && !/[\u0400-\u04FF]/.test(password),
  capital: (password: string) => /[A-Z]/.test(password),
  special: (password: string) => /[%&*_@!#$]/.test(password),
  noRuns: (password: string) => !hasRunOfDigits(password, 5),
} as const satisfies Record<string, (password: string) => boolean>;

export type PasswordRule = keyof typeof passwordRules;

export function brokenPasswordRules(password: string): PasswordRule[] {
  return (Object.keys(passwordRules) as PasswordRule[]).filter((rule) => !passwordRules[rule](password));
}

/** Five or more digits in a row that are equal, rise by one or fall by one. */
function hasRunOfDigits(text: string, length: number): boolean {
  let run = 1;
  let step: number | null = null;
  for (let i = 1; i < text.length; i++) {
    const next = stepBetween(text[i - 1], text[i]);
    run = next !== null && next === step ? run + 1 : next === null ? 1 : 2;
    step = next;
    if (run >= length) return true;
  }
  return false;
}

function stepBetween(before = '', after = ''): number | null {
  if (!/\d/.test(before) || !/\d/.test(after)) return null;
  const step = Number(after) - Number(before);
  return Math.abs(step) <= 1 ? step : null;
}

// The e-mail that the sign-in form starts with, kept in the tab: an address in the URL would reach logs.

const key = 'sign_in_username';

export function keepUsername(email: string): void {
  sessionStorage.setItem(key, email);
}

export function keptUsername(): string {
  return sessionStorage.getItem(key) ?? '';
}

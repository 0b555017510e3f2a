// The initial e-mail of the sign-in form, kept in the tab, because an address in the URL would be logged.

const key = 'sign_in_username';

export function storeUsername(email: string): void {
  sessionStorage.setItem(key, email);
}

export function storedUsername(): string {
  return sessionStorage.getItem(key) ?? '';
}

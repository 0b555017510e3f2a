// Prints only the card for guests, with the name and the password.

export function printShareCard(): void {
  const page = document.documentElement;
  page.dataset['print'] = 'share-card';
  globalThis.addEventListener('afterprint', () => delete page.dataset['print'], { once: true });
  globalThis.print();
}

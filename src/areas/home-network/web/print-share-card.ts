// Prints the card for guests alone, with the name and the password written out.

export function printShareCard(): void {
  const page = document.documentElement;
  page.dataset['print'] = 'share-card';
  globalThis.addEventListener('afterprint', () => delete page.dataset['print'], { once: true });
  globalThis.print();
}

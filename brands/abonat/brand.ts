import { defineBrand } from '#platform/brand.ts';

export const brand = defineBrand({
  id: 'abonat',
  name: 'Abonat',
  wordmark: 'abonat',
  legalName: 'Абонат АД',
  senders: { mail: 'Abonat <no-reply@abonat.example>', sms: 'Abonat' },
  totpIssuer: 'Abonat',
  apiTitle: 'Abonat',
  addresses: {
    terms: 'https://selfcare.abonat.example/terms',
    externalSelfcare: 'https://selfcare.abonat.example/',
    businessSelfcare: 'https://business.abonat.example/',
  },
  appIconBackground: '#00724d',
  themeColor: { light: '#faf8f3', dark: '#0b1512' },
  mail: {
    page: '#faf8f3',
    surface: '#ffffff',
    ink: '#10201c',
    quiet: '#4d5f57',
    line: '#e6e0d2',
    accent: '#00704d',
    onAccent: '#ffffff',
    fill: '#f1ede2',
    font: "'Sofia Sans', 'Segoe UI', Roboto, Arial, sans-serif",
    radius: { sheet: '20px', code: '14px', button: '999px' },
  },
  pdf: { heading: '#10201c', ink: '#10201c', quiet: '#55635e' },
});

import { defineBrand } from '#platform/brand.ts';

export const brand = defineBrand({
  id: 'talaz',
  name: 'Talaz',
  wordmark: 'TALAZ',
  legalName: 'Талаз Мобайл ЕАД',
  senders: { mail: 'Talaz <hello@talaz.example>', sms: 'Talaz' },
  totpIssuer: 'Talaz',
  apiTitle: 'Talaz',
  addresses: {
    terms: 'https://www.talaz.example/terms',
    externalSelfcare: 'https://www.talaz.example/',
    businessSelfcare: 'https://business.talaz.example/',
  },
  appIconBackground: '#4a2ca8',
  themeColor: { light: '#4a2ca8', dark: '#100d1f' },
  mail: {
    page: '#f4f3fb',
    surface: '#ffffff',
    ink: '#1a1533',
    quiet: '#565070',
    line: '#dcd8ee',
    accent: '#4a2ca8',
    onAccent: '#ffffff',
    fill: '#eceafa',
    font: "'Sofia Sans', 'Segoe UI', Roboto, Arial, sans-serif",
    radius: { sheet: '6px', code: '4px', button: '4px' },
  },
  pdf: { heading: '#4a2ca8', ink: '#1a1533', quiet: '#565070' },
});

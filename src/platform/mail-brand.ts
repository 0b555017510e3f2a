// The styles of e-mails: mail programs do not support style sheets, so these values are separate from tokens.css.

export const mailBrand = {
  name: 'abonat',
  page: '#faf8f3',
  surface: '#ffffff',
  ink: '#10201c',
  quiet: '#4d5f57',
  line: '#e6e0d2',
  accent: '#00704d',
  onAccent: '#ffffff',
  fill: '#f1ede2',
  font: "'Sofia Sans', 'Segoe UI', Roboto, Arial, sans-serif",
} as const;

// Patterns of fields that several areas ask for.

export const patterns = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/,
  name: /^[A-Za-zА-Яа-я' -]{2,50}$/,
  companyId: /^\d{9,15}$/,
} as const satisfies Record<string, RegExp>;

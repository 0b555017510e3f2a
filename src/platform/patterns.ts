// Patterns of fields that several areas ask for.

export const patterns = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/,
  name: /^[A-Za-zА-Яа-я' -]{2,50}$/,
  bankAccount: /^BG\d{2}[A-Z]{4}[A-Z0-9]{14}$/,
  personalId: /^\d{10}$/,
  companyId: /^\d{9,15}$/,
  serviceNumber: /^(10|20|30)\d{10}$/,
  idCard: /^(\d{9}|[A-Za-z]{2}\d{7})$/,
  plate: /^[ABEKMHOPCTYXАВЕКМНОРСТУХ]{1,2}\d{4}[ABEKMHOPCTYXАВЕКМНОРСТУХ]{2}$/,
  cyrillicAddress: /^[А-Яа-я0-9 .,№"'/-]+$/,
} as const satisfies Record<string, RegExp>;

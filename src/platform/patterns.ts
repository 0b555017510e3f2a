// Patterns of fields that several areas ask for.

export const patterns = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/,
  name: /^[A-Za-zА-Яа-я' -]{2,50}$/,
  personalId: /^\d{10}$/,
  companyId: /^\d{9,15}$/,
  /** Of everything that is no mobile number: internet, TV, a home phone. */
  serviceNumber: /^(10|20|30)\d{10}$/,
  bankAccount: /^BG\d{2}[A-Z]{4}[A-Z0-9]{14}$/,
  idCard: /^(\d{9}|[A-Z]{2}\d{7})$/,
  /** Only letters that Latin and Cyrillic share are on plates; people type either. */
  plate: /^[ABEKMHOPCTYXАВЕКМНОРСТУХ]{1,2}\d{4}[ABEKMHOPCTYXАВЕКМНОРСТУХ]{2}$/,
  cyrillicAddress: /^[А-Яа-я0-9 .,№"'/-]+$/,
} as const satisfies Record<string, RegExp>;

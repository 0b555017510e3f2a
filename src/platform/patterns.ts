// Patterns of fields in several areas.

/**
 * Excludes everything that a mail server reads as a list, a comment or another spelling: limits count every address as
 * one.
 */
const inAddress = String.raw`[^\s@"(),:;<>[\]\\\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3002\uff00-\uffef]`;

/** No dot at the beginning, before or after @, or after another dot: mail servers refuse such an address. */
const dotsInPlace = String.raw`(?!\.)(?!.*(?:\.\.|\.@|@\.))`;

export const patterns = {
  email: new RegExp(`^${dotsInPlace}${inAddress}+@${inAddress}+\\.${inAddress}{2,}$`),
  /** With at least one letter. */
  name: /^(?=.*[A-Za-zА-Яа-я])[A-Za-zА-Яа-я' -]{2,50}$/,
  personalId: /^\d{10}$/,
  companyId: /^\d{9,15}$/,
  /** Services other than mobile: internet, TV, a home phone. */
  serviceNumber: /^(10|20|30)\d{10}$/,
  bankAccount: /^BG\d{2}[A-Z]{4}[A-Z0-9]{14}$/,
  idCard: /^(\d{9}|[A-Z]{2}\d{7})$/,
  /** Plates contain only letters that Latin and Cyrillic share; users type either. */
  plate: /^[ABEKMHOPCTYXАВЕКМНОРСТУХ]{1,2}\d{4}[ABEKMHOPCTYXАВЕКМНОРСТУХ]{2}$/,
  /** With the quotes of Bulgarian keyboards. */
  cyrillicAddress: /^[А-Яа-я0-9 .,№"'„“”/-]+$/,
} as const satisfies Record<string, RegExp>;

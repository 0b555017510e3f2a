// Whether a password is among those people choose most, also in the usual disguise: a capital letter, digits for letters, a
// year or a sign at the end. The list is of zxcvbn-ts; it stays on the server, where it costs the browser nothing.

/** What is put around a word to satisfy the rules. */
const longestEnding = 6;
const shortestWord = 4;
const lettersFor: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

let list: Promise<ReadonlySet<string>> | null = null;

export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList();
  const known = await list;
  return formsOf(password).some((form) => known.has(form));
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()));
}

function formsOf(password: string): string[] {
  const lower = password.toLowerCase();
  const words = [lower, ...withoutEndings(lower)];
  return [...words, ...words.map((word) => word.replaceAll(/[013457@$]/g, (sign) => lettersFor[sign] ?? sign))];
}

/** The word with ever fewer of the digits and signs that stand after it. */
function withoutEndings(password: string): string[] {
  const [ending = ''] = /[^a-z]*$/.exec(password) ?? [];
  const lengths = Array.from({ length: Math.min(ending.length, longestEnding) }, (_, at) => password.length - at - 1);
  return lengths.filter((length) => length >= shortestWord).map((length) => password.slice(0, length));
}

// The files that messages accept.

export const filesPerMessage = 5;
export const mostFileBytes = 5 * 1024 * 1024;

export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type FileType = (typeof fileTypes)[number];

/** By the first bytes: names and declared types may be wrong. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const startsWith = (signature: readonly number[], at = 0) =>
    signature.every((byte, index) => bytes[at + index] === byte);
  if (startsWith([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(codesOf('RIFF')) && startsWith(codesOf('WEBP'), 8)) return 'image/webp';
  return startsWith(codesOf('%PDF-')) ? 'application/pdf' : null;
}

const codesOf = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

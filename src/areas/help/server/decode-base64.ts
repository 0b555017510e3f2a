/** Null for a text that is not base64 as a whole: the decoder skips what it cannot read. */
export function decodeBase64(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64');
  return isWholeBase64(text, bytes) ? bytes : null;
}

/** A pattern would exhaust the stack on a text of megabytes. */
function isWholeBase64(text: string, bytes: Buffer): boolean {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return text.length % 4 === 0 && bytes.length === (text.length / 4) * 3 - padding;
}

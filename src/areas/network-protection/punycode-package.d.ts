// The types that the portal uses of punycode.js, which has none.

declare module 'punycode.js' {
  const punycode: { toASCII(domain: string): string; toUnicode(domain: string): string };
  export default punycode;
}

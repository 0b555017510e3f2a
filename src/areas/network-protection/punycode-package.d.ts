// What the portal uses of the punycode.js package, which brings no types.

declare module 'punycode.js' {
  const punycode: { toASCII(domain: string): string; toUnicode(domain: string): string };
  export default punycode;
}

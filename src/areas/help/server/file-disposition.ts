/** Browsers save the file and never show it in the portal. The name is encoded by RFC 6266. */
export function dispositionOf(name: string): string {
  const encoded = encodeURIComponent(name).replaceAll(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="file"; filename*=UTF-8''${encoded}`;
}

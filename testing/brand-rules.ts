// What belongs to a brand is in brands/: names, colours, and the base of addresses in web-base.ts.

export type BrandRule = (file: { path: string; text: string }) => string[];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isStory = (file: string) => /\.stories\.tsx$|\/stories\//.test(file);

const baseTokens = 'src/platform/web/tokens/tokens.css';
/** #fff, #ffffff, #ffffffff and colour functions; not a fragment such as href="#add", nor an import such as '#app/…'. */
const colour =
  /(?<!href=")#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!\/)|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!var)/gi;

export const coloursAreTokens: BrandRule = ({ path, text }) =>
  isTest(path) || path === baseTokens ? [] : found(path, text, colour, 'write the colour');

export const addressesStartWithWebBase: BrandRule = ({ path, text }) =>
  isTest(path) || path === 'src/platform/web-base.ts' ? [] : found(path, text, /\/my-a1\b/g, 'write the base');

/** The product has the name of its first brand. These identifiers are never shown, and changing them breaks data. */
const identifiers =
  /\babonat_\w+|\bABONAT_\w+|\bX_ABONAT\b|\babonat\.(?:origin|trace_id)\b|\b(?:demo|load)\.abonat\.(?:bg|example)\b|'abonat-'|\babonat-postgres\b/g;

const ofProduct: Record<string, string> = {
  'src/platform/current-brand.ts': 'the default brand',
  'src/platform/server/common-password.ts': 'the Bulgarian word for a subscriber',
  'src/platform/server/keys.ts': 'part of derived keys: another name makes stored secrets unreadable',
  'src/platform/server/postgres/cluster.ts': 'the user of existing databases',
  'src/platform/server/postgres/embedded-postgres.ts': 'the name of existing databases',
  'src/platform/server/tmf/api-token.ts': 'the issuer of tokens between machines',
  'src/platform/server/tracing/open-telemetry.ts': 'the service in traces',
  'src/platform/server/weak-secret.ts': 'a word of weak secrets',
  'src/platform/server/http/desk-policy.ts': 'the Trusted Types policy',
  'src/platform/server/http/security-headers.ts': 'the Trusted Types policy',
  'src/platform/web/worker-address.ts': 'the Trusted Types policy',
  'src/platform/web/webview.ts': 'the interface of the apps of operators',
  'src/areas/e-signing/server/sealed-pdf/seal.ts': 'the certificate of existing demos, which production refuses',
};

export function brandsAreNotNamed(names: readonly string[]): BrandRule {
  const name = new RegExp(names.join('|'), 'gi');
  return ({ path, text }) =>
    isTest(path) || isStory(path) || path in ofProduct
      ? []
      : found(path, text.replaceAll(identifiers, ''), name, 'name a brand');
}

/** Exceptions that nothing needs any more. */
export function unusedExceptions(paths: ReadonlySet<string>): string[] {
  return Object.keys(ofProduct).filter((path) => !paths.has(path));
}

function found(path: string, text: string, pattern: RegExp, what: string): string[] {
  return Array.from(text.matchAll(pattern), ([match]) => `${path} may not ${what}: ${match}`);
}

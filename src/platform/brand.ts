// A brand: everything that makes the portal of one operator look and sound like that operator. A folder of brands/
// contains it; decision 44.

/** Colours are CSS colours; mail programs and PDF know only #rrggbb. */
export type Brand = {
  /** The name of its folder, and the value of BRAND. */
  id: string;
  name: string;
  /** The name as written beside the logo. */
  wordmark: string;
  /** The party to contracts. */
  legalName: string;
  /** Default senders of messages. */
  senders: { mail: string; sms: string };
  /** Names the account of an operator in an authenticator. */
  totpIssuer: string;
  apiTitle: string;
  /** Default pages of the operator outside the portal. */
  addresses: { terms: string; externalSelfcare: string; businessSelfcare: string };
  /** Colours of the browser around the page. */
  themeColor: { light: string; dark: string };
  /** Behind the icon of the installed portal, where it fills a square. */
  appIconBackground: string;
  /** Files of fonts/ that pages preload instead of the base font; tokens.css declares them. */
  preloadedFonts?: readonly string[];
  mail: MailLook;
  pdf: PdfLook;
};

/** Mail programs do not support style sheets, so these values are separate from the tokens. */
export type MailLook = {
  page: string;
  surface: string;
  ink: string;
  quiet: string;
  line: string;
  accent: string;
  onAccent: string;
  fill: string;
  font: string;
  /** Corners of the sheet, of a code and of a button. */
  radius: { sheet: string; code: string; button: string };
};

export type PdfLook = {
  heading: string;
  ink: string;
  quiet: string;
  /** TrueType files of fonts/; the base font by default. */
  fonts?: { regular: string; bold: string };
};

export function defineBrand(brand: Brand): Brand {
  return brand;
}

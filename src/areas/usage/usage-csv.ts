// A CSV file for spreadsheets: quoted, with a byte order mark, because Excel reads other files as Latin.

/** A spreadsheet computes a cell that begins with one of these, also after white space. */
const formula = /^\s*[=+\-@\t\r]/;

export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(cellOf).join(';')).join('\r\n')}\r\n`;
}

function cellOf(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

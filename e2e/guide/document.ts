// Reads the commands of a document: the shell blocks under its headings.

import { readFileSync } from 'node:fs';

export type Guide = {
  /** The first block of shell commands under a heading. */
  commandsUnder(heading: string): string;
};

export function readGuide(file: string): Guide {
  const sections = readFileSync(file, 'utf8').split(/^## /m);
  return {
    commandsUnder(heading) {
      const section = sections.find((each) => each.startsWith(`${heading}\n`));
      const block = /^```sh\n([^]*?)^```$/m.exec(section ?? '')?.[1];
      if (block === undefined) throw new Error(`${file} has no commands under "${heading}".`);
      return block;
    },
  };
}

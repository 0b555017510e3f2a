import { expect, it } from 'vitest';
import { languages } from '#platform/languages.ts';
import { layOutMail, mailContent } from '#platform/mail.ts';
import { platformMessages } from '#platform/messages.ts';
import { kindOf } from '#platform/texts/messages.ts';
import { builtInTexts } from '#platform/texts/texts.ts';
import { htmlFaults } from '#testing/html-faults.ts';
import { messages } from '../server/messages.ts';

it.each(languages)('every e-mail in %s is valid HTML', async (language) => {
  const frame = builtInTexts(platformMessages.texts, language);
  const faults: string[] = [];
  for (const { samples, texts } of messages) {
    const builtIn = { ...frame, ...builtInTexts(texts, language) };
    for (const [name, values] of Object.entries(samples)) {
      if (kindOf(name) !== 'mail' || name === 'mail.frame') continue;
      const { html } = layOutMail(language, builtIn, mailContent(language, builtIn, name, values));
      faults.push(...(await htmlFaults('mail', html)).map((fault) => `${name}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

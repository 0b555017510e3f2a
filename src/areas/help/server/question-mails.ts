// E-mails about questions, in the language of the account. They contain no text of the conversation.

import { inLanguage, languageOf } from '#platform/languages.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import type { NameOf } from '#platform/texts/messages.ts';
import { webBase } from '#platform/web-base.ts';
import { helpMessages } from '../messages.ts';
import { findUser, type QuestionKey } from './store.ts';

type QuestionMail = QuestionKey & {
  name: NameOf<typeof helpMessages, 'mail'>;
  titleBg: string;
  titleEn: string;
  /** Of an answer: their number only. */
  files?: number;
  /** The address of the portal. */
  origin: string;
  now: Date;
};

export async function mailUser(tx: Tx, mail: QuestionMail): Promise<void> {
  const user = await findUser(tx, mail.accountId);
  if (!user || user.deactivated_at !== null) return;
  const title = inLanguage({ bg: mail.titleBg, en: mail.titleEn }, languageOf(user.language));
  const link = `${mail.origin}${webBase}/help/${mail.questionId}`;
  const rendered = await renderMail(tx, helpMessages, {
    name: mail.name,
    language: user.language,
    values: { title, link, ...(mail.files !== undefined && { files: mail.files }) },
  });
  await enqueueMessage(tx, {
    ...rendered,
    channel: 'email',
    kind: 'support',
    accountId: mail.accountId,
    recipient: user.email,
    createdAt: mail.now,
  });
}

import { useTranslations } from 'use-intl/react';
import type { Result } from '#platform/endpoint.ts';
import type { Language } from '#platform/languages.ts';
import { layOutMail, mailContent, type Mail } from '#platform/mail.ts';
import { splitSms } from '#platform/sms-length.ts';
import { renderText } from '#platform/texts/render-text.ts';
import { trustedMail } from '../../web/trusted-mail.ts';
import type { readText } from '../contract.ts';

export type Message = NonNullable<Result<typeof readText>['message']>;

type MessagePreviewProps = { language: Language; message: Message; textKey: string; text: string };

/** The whole message with the typed text, which must be valid, and example values. */
export function MessagePreview({ message, ...draft }: MessagePreviewProps) {
  if (message.kind === 'sms') return <SmsLength text={renderText(draft.language, draft.text, message.sample)} />;
  if (message.kind === 'mail') return <MailPreview mail={mailWith(message, draft)} language={draft.language} />;
  return null;
}

function mailWith(message: Message, { language, textKey, text }: Omit<MessagePreviewProps, 'message'>): Mail {
  const texts = { ...message.texts[language], [textKey]: text };
  return layOutMail(language, texts, mailContent(language, texts, message.name, message.sample));
}

function MailPreview({ mail, language }: { mail: Mail; language: Language }) {
  const t = useTranslations('operator-desk');
  return (
    <>
      <p className="desk-quiet">{t('preview_mail')}</p>
      {/* Without scripts, forms and its own origin. */}
      <iframe
        title={t('preview_mail')}
        lang={language}
        className="desk-mail-preview"
        sandbox=""
        srcDoc={trustedMail(mail.html)}
      />
    </>
  );
}

function SmsLength({ text }: { text: string }) {
  const t = useTranslations('operator-desk');
  return <p className="desk-quiet">{t('preview_sms', { characters: text.length, parts: splitSms(text).length })}</p>;
}

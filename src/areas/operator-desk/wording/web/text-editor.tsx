import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Language } from '#platform/languages.ts';
import { Badge } from '#platform/web/ui/cards/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { TextArea } from '#platform/web/ui/fields/text-area.tsx';
import { faultOfText } from '#platform/texts/text-fault.ts';
import { BeginDayField, useBeginDay } from '../../web/begin-day.tsx';
import { useLanguageName } from '../../web/use-language-name.ts';
import { longestText } from '../rules.ts';
import { MessagePreview, type Message } from './message-preview.tsx';
import { TextEffect } from './text-effect.tsx';
import { TextPreview } from './text-preview.tsx';
import { useChangeText, useFaultText, type TextAddress } from './use-change-text.ts';

type TextEditorProps = {
  language: Language;
  address: TextAddress;
  wording: { text: string; built_in: string };
  message: Message | null;
  /** How many messages with the text were sent recently; null if unknown. */
  sent: number | null;
};

export function TextEditor({ language, address, wording, message, sent }: TextEditorProps) {
  const t = useTranslations('operator-desk');
  const faultText = useFaultText();
  const languageName = useLanguageName();
  const { busy, failure, change } = useChangeText(address, language, wording.text);
  const [text, setText] = useState(wording.text);
  const day = useBeginDay();
  // A proposal changes nothing yet, so the editor is not reset by a new text.
  const reset = () => {
    setText(wording.text);
    day.choose(null);
  };
  const fault = faultOfText(wording.built_in, text);
  const isChanged = wording.text !== wording.built_in;
  return (
    <Card as="section" className="desk-stack">
      <TextArea
        label={t('text_in', { language: languageName(language) })}
        mark={isChanged && <Badge tone="waiting">{t('changed')}</Badge>}
        lang={language}
        value={text}
        maxLength={longestText}
        error={fault && faultText(fault)}
        onChange={(event) => setText(event.target.value)}
      />
      <TextPreview language={language} text={text} sample={message?.sample ?? {}} />
      {message && !fault && <MessagePreview language={language} message={message} textKey={address.key} text={text} />}
      <BeginDayField day={day} />
      {text !== wording.text && !fault && day.beginsOn !== '' && (
        <TextEffect feature={address.feature} message={message} sent={sent} beginsOn={day.beginsOn} />
      )}
      {failure !== null && <FieldError>{failure}</FieldError>}
      <div className="desk-row">
        <Button
          kind="primary"
          busy={busy}
          disabled={fault !== null || text === wording.text || day.beginsOn === ''}
          onClick={() => void change(text, day, reset)}
        >
          {t('save')}
        </Button>
        {isChanged && (
          <Button busy={busy} disabled={day.beginsOn === ''} onClick={() => void change(null, day, reset)}>
            {t('built_in')}
          </Button>
        )}
      </div>
    </Card>
  );
}

import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../web/use-formats.ts';
import { useNameOf } from '../../web/use-name-of.ts';
import type { Message } from './message-preview.tsx';

type TextEffectProps = { feature: string; message: Message | null; sent: number | null; beginsOn: string };

/** What a save will change, and from which day. */
export function TextEffect({ feature, message, sent, beginsOn }: TextEffectProps) {
  const t = useTranslations('operator-desk');
  const nameOf = useNameOf();
  const { day } = useFormats();
  const part = nameOf('part', feature);
  return (
    <div className="desk-preview desk-stack">
      <b>{t('text_changes_from', { day: day(beginsOn) })}</b>
      {message ? (
        <span>
          {t(`effect_${message.kind}`, { part })} <code translate="no">{message.name}</code>
        </span>
      ) : (
        <span>{t('effect_screens', { part })}</span>
      )}
      {sent !== null && <span>{t('effect_sent', { count: sent })}</span>}
    </div>
  );
}

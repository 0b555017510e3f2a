import { useTranslations } from 'use-intl/react';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

export type MessageProps = { title: string; text: string };

export function SuccessDialog({ title, text }: MessageProps) {
  const t = useTranslations('network-protection');
  return <InfoContent scene={<SuccessScene />} title={title} text={text} close={t('close')} />;
}

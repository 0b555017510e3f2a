import { useTranslations } from 'use-intl/react';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

export type SuccessActivationProps = { title: string; text: string };

/** Reports an activation: automatic payment here, e-signing elsewhere. */
export function SuccessActivationDialog({ title, text }: SuccessActivationProps) {
  const t = useTranslations('profile');
  return <InfoContent scene={<SuccessScene />} title={title} text={text} close={t('ok')} />;
}

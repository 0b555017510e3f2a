import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { PanoramaScene, PanoramaWires } from '#platform/web/art/scenes/panorama-scene.tsx';
import { BrandSign } from '#platform/web/shell/brand-sign.tsx';
import { LanguageSwitch } from '#platform/web/shell/language-switch.tsx';
import './sign-in-frame.css';

/** The frame of the screens outside the portal shell: the view on one side, the form on the other. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('sign-in');
  return (
    <main className="sign-in-frame">
      <div className="sign-in-view">
        <BrandSign className="sign-in-brand" />
        <LanguageSwitch className="sign-in-language" />
        <p className="sign-in-slogan">{t('slogan')}</p>
        <PanoramaScene className="sign-in-panorama" />
        <PanoramaWires className="sign-in-wires" />
      </div>
      <div className="sign-in-form">{children}</div>
    </main>
  );
}

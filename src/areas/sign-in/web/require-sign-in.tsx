import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { PanoramaScene, PanoramaWires } from '#platform/web/art/scenes/panorama-scene.tsx';
import { BrandSign } from '#platform/web/shell/brand-sign.tsx';
import { LanguageSwitch } from '#platform/web/shell/language-switch.tsx';
import './door.css';

/** The frame of the screens outside the portal shell: the view on one side, the form on the other. */
export function Door({ children }: { children: ReactNode }) {
  const t = useTranslations('sign-in');
  return (
    <main className="door">
      <div className="door-view">
        <BrandSign className="door-brand" />
        <LanguageSwitch className="door-language" />
        <p className="door-slogan">{t('slogan')}</p>
        <PanoramaScene className="door-panorama" />
        <PanoramaWires className="door-wires" />
      </div>
      <div className="door-form">{children}</div>
    </main>
  );
}

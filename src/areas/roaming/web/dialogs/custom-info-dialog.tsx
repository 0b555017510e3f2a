import { useTranslations } from 'use-intl/react';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

export type CustomInfoProps = { title: string; lines: string[] };

/** Shows the given text: why prices apply, when a package starts. */
export function CustomInfoDialog({ title, lines }: CustomInfoProps) {
  const t = useTranslations('roaming-dialogs');
  return (
    <InfoContent title={title} close={t('understood')}>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <li key={line} className="leading-[1.45]">
            {line}
          </li>
        ))}
      </ul>
    </InfoContent>
  );
}

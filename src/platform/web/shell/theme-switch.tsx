import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { moonIcon, sunIcon } from '#platform/web/art/icons/shell.ts';
import { IconButton } from '#platform/web/ui/actions/icon-button.tsx';
import { applyTheme, isDarkNow } from '../theme.ts';

export function ThemeSwitch({ className = '' }: { className?: string }) {
  const t = useTranslations('shell');
  const [dark, setDark] = useState(isDarkNow);
  const flip = () => {
    applyTheme(dark ? 'light' : 'dark');
    setDark(!dark);
  };
  return (
    <IconButton
      className={className}
      label={dark ? t('to_light') : t('to_dark')}
      shape={dark ? sunIcon : moonIcon}
      onClick={flip}
    />
  );
}

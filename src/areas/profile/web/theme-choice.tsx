import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { themes, type Theme } from '#platform/themes.ts';
import { applyTheme, savedTheme } from '#platform/web/theme.ts';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { ChoiceChips } from '#platform/web/ui/fields/choice-chips.tsx';

export function ThemeChoice() {
  const t = useTranslations('profile');
  const [theme, setTheme] = useState(savedTheme);
  const choose = (next: Theme) => {
    applyTheme(next);
    setTheme(next);
  };
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-l">{t('theme_title')}</h2>
      <ChoiceChips
        legend={t('theme_title')}
        choices={themes.map((value) => ({ value, label: t(`theme_${value}`) }))}
        value={theme}
        onValueChange={choose}
      />
    </Card>
  );
}

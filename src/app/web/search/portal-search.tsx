import { useLayoutEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { searchIcon } from '#platform/web/art/icons/shell.ts';
import { currentDialog, openDialog, registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import { IconButton } from '#platform/web/ui/actions/icon-button.tsx';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'portal.Search': Record<never, never>;
  }
}

registerDialogs('portal', { Search: async () => (await import('./search-dialog.tsx')).SearchDialog });

/** Search from any screen: by its button, / or Ctrl K. */
export function PortalSearch() {
  const t = useTranslations('shell');
  // With the first picture, so that no key is lost.
  useLayoutEffect(() => {
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);
  return <IconButton label={t('search')} shape={searchIcon} onClick={() => openDialog('portal.Search')} />;
}

function openByKey(event: KeyboardEvent): void {
  const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
  const isSlash = event.key === '/' && !isTyping(event.target);
  if ((!isCommand && !isSlash) || currentDialog()) return;
  event.preventDefault();
  openDialog('portal.Search');
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

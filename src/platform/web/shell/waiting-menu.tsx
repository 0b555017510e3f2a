import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { bellIcon, chevronRightIcon, helpIcon } from '#platform/web/art/icons/shell.ts';
import { IconButton } from '#platform/web/ui/actions/icon-button.tsx';
import { useAsk } from '../ask/ask-context.ts';
import { PortalLink } from '../portal-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { PendingItem } from './shell-data.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { useCloseOutside } from './use-close-outside.ts';

/** The bell: pending tasks, on every screen. On a phone, where the header has no room, also language and theme. */
export function WaitingMenu({ waiting }: { waiting: readonly PendingItem[] }) {
  const t = useTranslations('shell');
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseOutside(menu);
  const close = () => menu.current?.removeAttribute('open');
  return (
    <details ref={menu} className="waiting">
      <summary className="icon-button" aria-label={t('notifications', { count: waiting.length })}>
        <Icon shape={bellIcon} />
        {waiting.length > 0 && (
          <span className="icon-button-count" aria-hidden>
            {waiting.length}
          </span>
        )}
      </summary>
      <nav className="waiting-menu" aria-label={t('notifications_title')}>
        <div className="waiting-switches">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        {waiting.length === 0 && <p className="p-3 text-s text-ink-quiet">{t('notifications_none')}</p>}
        {waiting.map((item) => (
          <WaitingItem key={item.key} item={item} onLeave={close} />
        ))}
      </nav>
    </details>
  );
}

/** A pending task: a link to its page, and a question about it. */
function WaitingItem({ item, onLeave }: { item: PendingItem; onLeave: () => void }) {
  const t = useTranslations('shell');
  const ask = useAsk();
  const { text, note, to, search, subject } = item;
  const askAbout = ask &&
    subject && {
      label: t('ask_about', { what: `${text}, ${note}` }),
      onClick: () => {
        onLeave();
        ask(subject);
      },
    };
  return (
    <div className="waiting-item">
      <PortalLink to={to} search={search} onClick={onLeave}>
        <span>
          <b>{text}</b>
          <small>{note}</small>
        </span>
        <Icon shape={chevronRightIcon} size="s" />
      </PortalLink>
      {askAbout && <IconButton {...askAbout} shape={helpIcon} />}
    </div>
  );
}

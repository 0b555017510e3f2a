import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { shownDay, shownMoment, sofiaDay } from '#platform/clock.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { keyIcon } from '#platform/web/art/icons/shell.ts';
import { canUsePasskeys } from '#platform/web/passkeys/passkey-device.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Disc } from '#platform/web/ui/cards/disc.tsx';
import { RowContent, RowList, rowClass } from '#platform/web/ui/cards/row-list.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { listPasskeys, type Passkey } from '../contract.ts';
import { AddPasskey } from './add-passkey.tsx';
import { registerPasskeyDialogs } from './dialogs.ts';
import { passkeysKey } from './queries.ts';

registerPasskeyDialogs();

export function PasskeysScreen() {
  const t = useTranslations('passkeys');
  const api = useApi();
  useDocumentTitle(t('page'));
  const query = useQuery({ queryKey: passkeysKey, queryFn: ({ signal }) => api.call(listPasskeys, { signal }) });
  return (
    <div className="grid gap-8">
      <BackLink to="/my-profile">{t('profile')}</BackLink>
      <PageTitle title={t('title')} text={t('text')} aside={canUsePasskeys() && <AddPasskey />} />
      <Section title={t('list')}>
        <QueryContent query={query} height="4.75rem">
          {(passkeys) => <PasskeyList passkeys={passkeys} />}
        </QueryContent>
      </Section>
    </div>
  );
}

export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useTranslations('passkeys');
  if (passkeys.length === 0) {
    return <p className="text-ink-quiet">{t(canUsePasskeys() ? 'empty' : 'unavailable')}</p>;
  }
  return (
    <RowList>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.passkey_id} passkey={passkey} />
      ))}
    </RowList>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useTranslations('passkeys');
  const { name, created_at, last_used_at } = passkey;
  const day = shownDay(sofiaDay(new Date(created_at)));
  return (
    <li className={rowClass}>
      <RowContent
        lead={<Disc shape={keyIcon} />}
        title={name}
        note={last_used_at ? t('used', { day, last: shownMoment(new Date(last_used_at)) }) : t('unused', { day })}
        state={
          <span className="flex flex-wrap justify-end gap-2">
            <Button
              kind="bare"
              aria-label={t('rename_of', { name })}
              onClick={() => openDialog('passkeys.RenamePasskey', { passkey })}
            >
              {t('rename')}
            </Button>
            <Button
              aria-label={t('remove_of', { name })}
              onClick={() => openDialog('passkeys.DeletePasskey', { passkey })}
            >
              {t('remove')}
            </Button>
          </span>
        }
        leads={false}
      />
    </li>
  );
}

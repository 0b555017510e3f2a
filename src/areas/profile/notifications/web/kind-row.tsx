import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { homeKey } from '#platform/web/api/query-keys.ts';
import { Switch } from '#platform/web/ui/fields/switch.tsx';
import { notificationsKey } from '../../web/queries.ts';
import { setNotification, type KindSettings } from '../contract.ts';

/** One row of the matrix: a kind with its channels. */
export function KindRow({ kind: { kind, settings } }: { kind: KindSettings }) {
  const t = useTranslations('profile-notifications');
  return (
    <fieldset className="notification-kind">
      <legend>{t(`kind_${kind}`)}</legend>
      <p>{t(`about_${kind}`)}</p>
      <div className="notification-channels">
        {settings.map((setting) => (
          <Cell key={setting.channel} kind={kind} setting={setting} />
        ))}
      </div>
    </fieldset>
  );
}

type CellProps = { kind: KindSettings['kind']; setting: KindSettings['settings'][number] };

function Cell({ kind, setting: { channel, is_on: isOn, is_fixed: isFixed } }: CellProps) {
  const t = useTranslations('profile-notifications');
  const { busy, run } = useChange({ reread: [notificationsKey, homeKey], failureIn: 'toast' });
  const change = () => run((api) => api.call(setNotification, { body: { kind, channel, is_on: !isOn } }));
  return (
    <Switch
      label={
        <>
          <span className="sr-only">{t(`kind_${kind}`)}: </span>
          {t(`channel_${channel}`)}
        </>
      }
      checked={isOn}
      disabled={busy || isFixed}
      onChange={() => void change()}
    />
  );
}

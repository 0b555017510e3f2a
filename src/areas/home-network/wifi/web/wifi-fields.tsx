import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { copyIcon } from '#platform/web/art/icons/actions.ts';
import { eyeIcon, eyeOffIcon } from '#platform/web/art/icons/shell.ts';
import { IconButton } from '#platform/web/ui/actions/icon-button.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { strengthOf } from '../rules.ts';
import { SettingInfo } from './setting-info.tsx';
import type { BandForm } from './use-wifi-form.ts';

/** The name and the password of a network. Errors appear when the field loses focus, then at every keystroke. */
export function WifiFields({ band }: { band: BandForm }) {
  const t = useTranslations('home-network');
  const errors = useTranslations('errors');
  const [left, setLeft] = useState({ WifiName: false, WifiPassword: false });
  const errorOf = (property: 'WifiName' | 'WifiPassword') =>
    left[property] && band.isWrong(property) ? errors('invalid_data') : undefined;
  const leave = (property: 'WifiName' | 'WifiPassword') => setLeft((all) => ({ ...all, [property]: true }));
  return (
    <div className="band-fields">
      <div className="band-field">
        <TextField
          label={t('wifi_name')}
          help={t('wifi_name_help')}
          error={errorOf('WifiName')}
          mark={band.isChanged('WifiName') && t('changed')}
          value={band.values.WifiName}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => band.set('WifiName', event.currentTarget.value)}
          onBlur={() => leave('WifiName')}
        />
        <SettingInfo property="WifiName" />
      </div>
      <div className="band-field grid content-start gap-2">
        <PasswordOfBand band={band} error={errorOf('WifiPassword')} onLeave={() => leave('WifiPassword')} />
        {band.isChanged('WifiPassword') && <Strength password={band.values.WifiPassword} />}
        <SettingInfo property="WifiPassword" />
      </div>
    </div>
  );
}

function PasswordOfBand({ band, error, onLeave }: { band: BandForm; error: string | undefined; onLeave: () => void }) {
  const t = useTranslations('home-network');
  const [shown, setShown] = useState(false);
  const { WifiName: name, WifiPassword: password } = band.values;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password);
      showToast({ text: t('copied', { name }) });
    } catch {
      showToast({ text: t('not_copied'), tone: 'failed' });
    }
  };
  return (
    <TextField
      label={t('wifi_password')}
      help={t('wifi_password_help')}
      error={error}
      mark={band.isChanged('WifiPassword') && t('changed')}
      type={shown ? 'text' : 'password'}
      value={password}
      autoCapitalize={shown ? 'none' : undefined}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => band.set('WifiPassword', event.currentTarget.value)}
      onBlur={onLeave}
      suffix={
        <>
          <IconButton label={t('copy_password')} shape={copyIcon} onClick={() => void copy()} />
          <IconButton
            label={shown ? t('hide_password') : t('show_password')}
            shape={shown ? eyeOffIcon : eyeIcon}
            onClick={() => setShown(!shown)}
          />
        </>
      }
    />
  );
}

function Strength({ password }: { password: string }) {
  const t = useTranslations('home-network');
  const strength = strengthOf(password);
  return (
    <output className="band-strength" data-strength={strength}>
      <i />
      <i />
      <i />
      {t(`strength_${strength}`)}
    </output>
  );
}

import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { Select } from '#platform/web/ui/fields/select.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { homeKey } from '../../web/queries.ts';
import { nameDevice, type HomeDevice } from '../contract.ts';
import { deviceKinds, isDeviceName, type DeviceKind } from '../rules.ts';

/** Gives the device a name and a kind. */
export function NameForm({ msisdn, device: { Mac, Name, Kind } }: { msisdn: string; device: HomeDevice }) {
  const t = useTranslations('home-people');
  const [name, setName] = useState(Name);
  const [kind, setKind] = useState<DeviceKind>(Kind);
  const [isChecked, setChecked] = useState(false);
  const { run, busy, failure } = useChange({ reread: [homeKey(msisdn)] });
  const save = () => {
    setChecked(true);
    if (!isDeviceName(name)) return;
    const body = { Msisdn: msisdn, Mac, Name: name, Kind: kind };
    void run((api) => api.call(nameDevice, { body }), {
      onDone: () => showToast({ text: t('device_named', { name: name.trim() }) }),
    });
  };
  return (
    <Form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={t('device_name')}
        help={t('device_name_help')}
        error={isChecked && !isDeviceName(name) ? t('device_name_bad') : undefined}
        value={name}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Select
        label={t('kind')}
        options={deviceKinds.map((value) => ({ value, text: t(`kind_${value}`) }))}
        value={kind}
        onChange={(event) => setKind(event.target.value as DeviceKind)}
      />
      {failure && (
        <Notice tone="danger" shape={warnIcon} live>
          {failure}
        </Notice>
      )}
      <Button type="submit" busy={busy} wide>
        {t('device_save')}
      </Button>
    </Form>
  );
}

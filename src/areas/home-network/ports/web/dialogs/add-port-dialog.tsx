import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { emptyPort } from '../../form.ts';
import { portActions } from '../../constants.ts';
import { PortForm, type PortDialogProps } from '../port-form.tsx';
import { PortPresets } from '../port-presets.tsx';
import { useDevice } from '../../../web/use-device.ts';

/** A new mapping, filled in by a preset or by hand. */
export function AddPortDialog({ msisdn }: PortDialogProps) {
  const t = useTranslations('port-forwarding');
  const network = useTranslations('home-network');
  const device = useDevice(msisdn);
  const [values, setValues] = useState(emptyPort);
  if (!device) return null;
  return (
    <PortForm
      msisdn={msisdn}
      device={device}
      values={values}
      onValues={setValues}
      action={portActions.add}
      words={{
        title: t('add_title'),
        text: t('add_text'),
        save: t('save_add'),
        done: (name) => network('success_port_added', { name }),
      }}
    >
      <PortPresets device={device} values={values} onValues={setValues} />
    </PortForm>
  );
}

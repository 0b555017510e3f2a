import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';
import type { ListedMapping } from '../../contract.ts';
import { portValues } from '../../form.ts';
import { portActions } from '../../constants.ts';
import { PortForm, type PortDialogProps } from '../port-form.tsx';
import { useDevice } from '../../../web/use-device.ts';

export type EditPortProps = PortDialogProps & { instNumber: number };

/** Edits a mapping; only changes are sent. */
export function EditPortDialog({ msisdn, instNumber }: EditPortProps) {
  const mapping = useDevice(msisdn)?.PortFwd.find(({ InstNumber }) => InstNumber === instNumber);
  return mapping ? <EditMapping msisdn={msisdn} mapping={mapping} /> : <GoneMapping />;
}

/** The mapping was deleted elsewhere while this dialog was open. */
function GoneMapping() {
  const t = useTranslations('port-forwarding');
  return <InfoContent title={t('gone_title')} text={t('gone_text')} close={t('to_rules')} />;
}

function EditMapping({ msisdn, mapping }: { msisdn: string; mapping: ListedMapping }) {
  const t = useTranslations('port-forwarding');
  const network = useTranslations('home-network');
  const device = useDevice(msisdn);
  const [values, setValues] = useState(() => portValues(mapping));
  if (!device) return null;
  return (
    <PortForm
      msisdn={msisdn}
      device={device}
      mapping={mapping}
      values={values}
      onValues={setValues}
      action={portActions.edit}
      words={{
        title: t('edit_title'),
        text: t('edit_text'),
        save: t('save_edit'),
        done: (name) => network('success_port_edited', { name }),
      }}
    />
  );
}

import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Select } from '#platform/web/ui/fields/select.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import type { Device } from '../../contract.ts';
import { withFrom, type PortValues } from '../form.ts';
import { hasInternalRange, isPort, longestDescription, protocolOptions, type DraftField } from '../rules.ts';
import { protocolNames, protocols, type Protocol } from '../constants.ts';
import { InfoInPlace } from './info-in-place.tsx';

type PortFieldsProps = {
  device: Device;
  values: PortValues;
  onValues: (values: PortValues) => void;
  isWrong: (field: DraftField) => boolean;
  onLeave: (field: DraftField) => void;
  /** The conflict of the external ports, shown below them. */
  inTheWay: ReactNode;
};

export function PortFields({ device, values, onValues, isWrong, onLeave, inTheWay }: PortFieldsProps) {
  const t = useTranslations('port-forwarding');
  const errors = useTranslations('errors');
  const hosts = useId();
  const set = (more: Partial<PortValues>) => onValues({ ...values, ...more });
  const errorOf = (field: DraftField) => (isWrong(field) ? errors('invalid_data') : undefined);
  const endError = (field: DraftField, from: string, to: string) =>
    isWrong(field) && isPort(Number(from)) && isPort(Number(to)) ? t('range_wrong') : errorOf(field);
  const isRanged = hasInternalRange(device);
  const options = protocolOptions(device, device.AvailableProps.PortFwd.AvailableProtocols);
  const known = device.Hosts.find(({ IpAddress }) => IpAddress === values.address)?.Name;
  const numeric = { inputMode: 'numeric', autoComplete: 'off', maxLength: 5 } as const;
  return (
    <div className="port-fields">
      <Informed wide info={t('info_service')} setting={t('name')}>
        <TextField
          label={t('name')}
          error={errorOf('PortMappingDescription')}
          value={values.name}
          maxLength={longestDescription}
          autoComplete="off"
          onChange={(event) => set({ name: event.currentTarget.value })}
          onBlur={() => onLeave('PortMappingDescription')}
        />
      </Informed>
      <Informed wide info={t('info_address')} setting={t('address')}>
        <TextField
          label={t('address')}
          help={known ? t('address_known', { name: known }) : t('address_help')}
          error={errorOf('InternalClient')}
          value={values.address}
          list={hosts}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => set({ address: event.currentTarget.value })}
          onBlur={() => onLeave('InternalClient')}
        />
        <datalist id={hosts}>
          {device.Hosts.map(({ Name, IpAddress }) => (
            <option key={IpAddress} value={IpAddress}>
              {Name}
            </option>
          ))}
        </datalist>
      </Informed>
      <TextField
        className="port-outside"
        label={t('from')}
        error={errorOf('ExternalPort')}
        value={values.from}
        {...numeric}
        onChange={(event) => onValues(withFrom(values, event.currentTarget.value))}
        onBlur={() => onLeave('ExternalPort')}
      />
      <Informed info={t('info_outside')} setting={t('outside')}>
        <TextField
          className="port-outside"
          label={t('to')}
          error={endError('ExternalPortEndRange', values.from, values.to)}
          value={values.to}
          {...numeric}
          onChange={(event) => set({ to: event.currentTarget.value })}
          onBlur={() => onLeave('ExternalPortEndRange')}
        />
      </Informed>
      {inTheWay}
      <Informed info={t('info_inside')} setting={t('inside')}>
        <TextField
          label={isRanged ? t('inside_from') : t('inside_port')}
          help={t('inside_help')}
          error={errorOf('InternalPort')}
          value={values.insideFrom}
          {...numeric}
          onChange={(event) => set({ insideFrom: event.currentTarget.value })}
          onBlur={() => onLeave('InternalPort')}
        />
      </Informed>
      {isRanged && (
        <TextField
          label={t('inside_to')}
          error={endError('InternalEndPort', values.insideFrom, values.insideTo)}
          value={values.insideTo}
          {...numeric}
          onChange={(event) => set({ insideTo: event.currentTarget.value })}
          onBlur={() => onLeave('InternalEndPort')}
        />
      )}
      <Informed info={t('info_protocol')} setting={t('protocol')} wide={isRanged}>
        <Select
          label={t('protocol')}
          error={errorOf('PortMappingProtocol')}
          value={values.protocol ?? ''}
          options={[
            ...(values.protocol ? [] : [{ value: '', text: t('choose') }]),
            ...options.map((each) => ({ value: String(each), text: protocolNames[each] })),
          ]}
          onChange={(event) => set({ protocol: protocolOf(event.currentTarget.value) })}
          onBlur={() => onLeave('PortMappingProtocol')}
        />
      </Informed>
    </div>
  );
}

function protocolOf(value: string): Protocol | null {
  return protocols.find((each) => String(each) === value) ?? null;
}

type InformedProps = { info: string; setting: string; wide?: boolean; children: ReactNode };

/** A field with an explanation that opens beside the form. */
function Informed({ info, setting, wide = false, children }: InformedProps) {
  return (
    <div className={wide ? 'port-field port-field-wide' : 'port-field'}>
      {children}
      <InfoInPlace setting={setting} text={info} />
    </div>
  );
}

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { isContactNumber, readableNumber, sentNumber } from '#platform/msisdn.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { callIcon } from '#platform/web/art/icons/services.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { useUnsavedGuard } from '#platform/web/unsaved-changes/use-unsaved-guard.ts';
import { homeKey } from '#platform/web/api/query-keys.ts';
import { extrasPageOfNumber } from '../../addresses.ts';
import type { Extra } from '../../contract-parts.ts';
import { nextPosition } from '../../positions.ts';
import { ActivationReceipt } from '../../web/activation-receipt.tsx';
import type { NumberExtras } from '../../web/extras-page.tsx';
import { subjectOf } from '../../web/flow.ts';
import { extrasKey } from '../../web/queries.ts';
import { useExtraName, useExtraNames } from '../../web/use-extra-names.ts';
import { activateHomeAssistance } from '../contract.ts';
import { addressFault } from '../rules.ts';
import { SavedAddressField } from './saved-address-field.tsx';

const fields = ['contact_number', 'zip_code', 'city', 'address'] as const;
const homeFields = ['zip_code', 'city', 'address'] as const;
type FieldName = (typeof fields)[number];
type Address = Record<FieldName, string>;

const isGood: Record<FieldName, (typed: string) => boolean> = {
  contact_number: isContactNumber,
  zip_code: (typed) => /^\d{4}$/.test(typed.trim()),
  city: (typed) => addressFault('city', typed) === null,
  address: (typed) => addressFault('address', typed) === null,
};

function isOtherScript(field: FieldName, typed: string): boolean {
  return (field === 'city' || field === 'address') && addressFault(field, typed) === 'not-cyrillic';
}

/** What gives up its position, and whether it stays as a paid one. */
type Swap = { replaced: Extra; keepPaid: boolean };

type AddressFormProps = NumberExtras & { target: Extra; swap: Swap | undefined };

export function AddressForm({ data, msisdn, target, swap }: AddressFormProps) {
  const t = useTranslations('digital-extras');
  const errors = useTranslations('errors');
  const name = useExtraName()(target);
  const names = useExtraNames();
  const position = nextPosition(data.swappable_addons, data.swappable_slots.free_slots);
  const useFreeSlot = position !== null && !swap;
  const { send, busy, state, failure } = useAddressRequest({ msisdn, target, swap, useFreeSlot });
  const [first] = useState<Address>({
    contact_number: msisdn.startsWith('359') ? readableNumber(msisdn) : '',
    zip_code: '',
    city: '',
    address: '',
  });
  const [typed, setTyped] = useState(first);
  useUnsavedGuard(!busy && state !== 'done' && fields.some((field) => typed[field] !== first[field]));
  const [left, setLeft] = useState<readonly FieldName[]>([]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft(fields);
    if (fields.every((field) => isGood[field](typed[field]))) void send(typed);
  };
  const faultText = (which: FieldName) => {
    if (isOtherScript(which, typed[which])) return t('address_not_cyrillic');
    return errors(which === 'contact_number' ? 'INVALID_NUMBER' : 'invalid_data');
  };
  const field = (which: FieldName) => ({
    label: t(`address_${which}`),
    value: typed[which],
    error: left.includes(which) && !isGood[which](typed[which]) ? faultText(which) : undefined,
    onBlur: () => typed[which] !== '' && setLeft((before) => [...before, which]),
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [which]: event.target.value }),
  });
  return (
    <>
      <PageTitle title={t('address_title')} text={t('address_text', { name })} />
      <Form className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]" onSubmit={submit}>
        <Card className="grid gap-5">
          {failure && (
            <Notice tone="danger" shape={warnIcon} live>
              {failure}
            </Notice>
          )}
          <TextField {...field('contact_number')} shape={callIcon} type="tel" inputMode="tel" autoComplete="tel" />
          <SavedAddressField
            typed={typed}
            onPick={(address) => {
              setTyped({ ...typed, ...address });
              // A saved address may be written in Latin letters: its fault is shown at once.
              setLeft((before) => [...before, ...homeFields.filter((which) => address[which] !== '')]);
            }}
          />
          <div className="grid gap-5 md:grid-cols-[10rem_minmax(0,1fr)]">
            <TextField {...field('zip_code')} inputMode="numeric" autoComplete="postal-code" maxLength={4} />
            <TextField {...field('city')} autoComplete="address-level2" />
          </div>
          <TextField {...field('address')} autoComplete="address-line1" />
        </Card>
        <Card className="grid gap-5">
          <h2 className="text-xl">{swap?.keepPaid ? names([target, swap.replaced]) : name}</h2>
          <ActivationReceipt
            flow={{
              ...subjectOf(data, msisdn),
              verificationType: 'None',
              extras: [target],
              asPaid: target.is_on_slot && position === null && !swap,
              kept: swap?.keepPaid ? swap.replaced : undefined,
            }}
          />
          <Button kind="primary" type="submit" tall wide busy={busy}>
            {t(swap ? (swap.keepPaid ? 'address_keep_paid' : 'address_swap') : 'address_request')}
          </Button>
        </Card>
      </Form>
    </>
  );
}

type Request = { msisdn: string; target: Extra; swap: Swap | undefined; useFreeSlot: boolean };

function useAddressRequest({ msisdn, target, swap, useFreeSlot }: Request) {
  const name = useExtraName()(target);
  const change = useChange({ reread: [homeKey, extrasKey(msisdn)] });
  const send = (typed: Address) => {
    const body = {
      contact_number: sentNumber(typed.contact_number),
      msisdn,
      zip_code: typed.zip_code.trim(),
      city: typed.city.trim(),
      address: typed.address.trim(),
      extra_code: target.code,
      use_free_slot: useFreeSlot,
      ...(swap && { substitution_extra_code: swap.replaced.code, keep_subscription_paid: swap.keepPaid }),
    };
    const after = { reload: false, to: extrasPageOfNumber('select-services', msisdn) };
    return change.run((api) => api.call(activateHomeAssistance, { body }), {
      onDone: () => openDialog('digital-extras.Success', { kind: 'requested', names: name, msisdn, after }),
    });
  };
  return { ...change, send };
}

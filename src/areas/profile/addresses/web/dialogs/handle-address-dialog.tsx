import { useRouter } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { closeDialog, dismissDialog, openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { useDialogGuard } from '#platform/web/unsaved-changes/use-dialog-guard.tsx';
import { currentWebview } from '#platform/web/webview.ts';
import { addressesKey } from '#platform/web/api/query-keys.ts';
import { addAddress, changeAddress, type Address, type AddressBody } from '../../contract.ts';
import { addressBody, emptyAddress, faultOf, formOf } from '../../form.ts';
import { AddressFields } from '../address-fields.tsx';

export function HandleAddressDialog({ address }: { address?: Address }) {
  const t = useTranslations('profile');
  const [first] = useState(() => (address ? formOf(address) : emptyAddress));
  const [form, setForm] = useState(first);
  const [townTyped, setTownTyped] = useState('');
  const [wasTried, setTried] = useState(false);
  const save = useSaveAddress(address?.id ?? null);
  const hasUnsaved = townTyped !== '' || JSON.stringify(form) !== JSON.stringify(first);
  const leaveQuestion = useDialogGuard(hasUnsaved && save.state !== 'done');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const body = addressBody(form);
    if (body) void save.send(body);
  };
  return (
    <DialogContent
      title={address ? t('address_edit') : t('address_new_title')}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" kind="primary" tall wide busy={save.busy}>
            {save.busy ? t('saving') : t('save')}
          </Button>
          <Button kind="bare" wide onClick={() => void dismissDialog()}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <AddressFields
        form={form}
        fault={wasTried ? faultOf(form) : null}
        onChange={setForm}
        onTownTyped={setTownTyped}
      />
      {save.failure && <FieldError>{save.failure}</FieldError>}
      {leaveQuestion}
    </DialogContent>
  );
}

function useSaveAddress(id: string | null) {
  const t = useTranslations('profile');
  const { navigate } = useRouter();
  const change = useChange({ area: 'profile', reread: [addressesKey] });
  const showSaved = async () => {
    // Inside the operator's app the app opened the form: it ends on the list.
    if (currentWebview()) {
      await closeDialog();
      await navigate({ to: '/my-profile/my-addresses' });
    } else {
      openDialog('profile.GenericMessage', { title: t('address_saved_title'), text: t('address_saved_text') });
    }
  };
  const send = (body: AddressBody) =>
    change.run<unknown>(
      (api) => (id === null ? api.call(addAddress, { body }) : api.call(changeAddress, { params: { id }, body })),
      { onDone: showSaved },
    );
  return { ...change, send };
}

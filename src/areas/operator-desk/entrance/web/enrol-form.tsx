import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { PasswordField } from '#platform/web/ui/fields/password-field.tsx';
import { QrCode } from '#platform/web/ui/code/qr-code.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { typedIn } from '../../web/typed-in.ts';

type EnrolFormProps = {
  offer: { name: string; secret: string; address: string };
  busy: boolean;
  onComplete: (password: string, code: string) => void;
};

/** Easier to copy; authenticators ignore the spaces. */
const inFours = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');

export function EnrolForm({ offer, busy, onComplete }: EnrolFormProps) {
  const t = useTranslations('operator-desk');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget);
    onComplete(typed('password'), typed('code').trim());
  };
  return (
    <Form className="desk-stack" onSubmit={submit}>
      <p>{t('enrol_scan')}</p>
      <div className="desk-qr">
        <QrCode text={offer.address} label={t('enrol_qr', { name: offer.name })} />
      </div>
      <code className="desk-code">{inFours(offer.secret)}</code>
      <PasswordField
        name="password"
        label={t('password')}
        help={t('enrol_password_help')}
        autoComplete="new-password"
        maxLength={200}
        texts={{ show: t('show_password'), hide: t('hide_password') }}
      />
      <TextField name="code" label={t('code')} inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
      <Button type="submit" kind="primary" tall wide busy={busy}>
        {t('enrol_complete')}
      </Button>
    </Form>
  );
}

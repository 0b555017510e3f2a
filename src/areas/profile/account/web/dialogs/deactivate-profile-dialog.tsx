import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { useTokenStore } from '#platform/web/session/session-context.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { currentDialog, dismissDialog, onDialogChange, openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { deactivateProfile } from '../../contract.ts';

/** Shows what ends and what stays; users confirm by typing their e-mail. */
export function DeactivateProfileDialog({ email }: { email: string }) {
  const t = useTranslations('profile');
  const [typed, setTyped] = useState('');
  const deactivate = useDeactivate();
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed) void deactivate.send();
  };
  return (
    <DialogContent
      title={t('deactivate_title')}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" kind="danger" tall wide disabled={!isConfirmed} busy={deactivate.busy}>
            {t('deactivate_do')}
          </Button>
          <Button kind="bare" wide onClick={() => void dismissDialog()}>
            {t('deactivate_keep')}
          </Button>
        </>
      }
    >
      <dl className="grid gap-3">
        <div>
          <dt className="font-bold">{t('deactivate_ends')}</dt>
          <dd className="text-ink-quiet">{t('deactivate_ends_text')}</dd>
        </div>
        <div>
          <dt className="font-bold">{t('deactivate_stays')}</dt>
          <dd className="text-ink-quiet">{t('deactivate_stays_text')}</dd>
        </div>
      </dl>
      <p>{t('deactivate_back')}</p>
      <TextField
        name="email"
        label={t('deactivate_type', { email })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {deactivate.failure && <FieldError>{deactivate.failure}</FieldError>}
    </DialogContent>
  );
}

function useDeactivate() {
  const tokens = useTokenStore();
  const data = useQueryClient();
  const { navigate } = useRouter();
  const change = useChange();
  const showClosed = () => {
    openDialog('profile.SuccessDeactivationProfile');
    // A read of the screen behind the dialog would get a 401 and replace both by the sign-in.
    void data.cancelQueries();
    data.unmount();
    // The server has ended the session; the browser keeps its tokens until this dialog or the page closes.
    const forget = () => tokens.clear();
    window.addEventListener('pagehide', forget);
    const stop = onDialogChange(() => {
      if (currentDialog()) return;
      stop();
      data.mount();
      window.removeEventListener('pagehide', forget);
      forget();
      void navigate({ to: '/login' });
    });
  };
  const send = () => change.run((api) => api.call(deactivateProfile), { onDone: showClosed });
  return { ...change, send };
}

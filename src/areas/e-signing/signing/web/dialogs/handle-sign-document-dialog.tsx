import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { clockIcon, signIcon } from '#platform/web/art/icons/services.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { CodeDialog } from '#platform/web/one-time-code/code-dialog.tsx';
import { useCodeEntry } from '#platform/web/one-time-code/use-code-entry.ts';
import { useShellPerson } from '#platform/web/shell/shell-data.ts';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { isFinalRefusal } from '../../../rules.ts';
import { dialogAfterSigning } from '../../rules.ts';
import { bold } from '#platform/web/ui/layout/bold.tsx';
import type { SigningProps } from '../calls.ts';
import { signingKeys } from '../../../web/queries.ts';
import { Signature } from '../../../web/signature.tsx';
import { useCodeTexts } from '../../../web/use-code-texts.ts';
import { signingCalls } from '../calls.ts';
import '../../../web/e-signing.css';

type HandleSignDocumentProps = SigningProps & { msisdn: string; activates?: boolean };

/** The code was sent before the dialog opens; the button signs. */
export function HandleSignDocumentDialog({ documents, status, msisdn, activates = false }: HandleSignDocumentProps) {
  const t = useTranslations('e-signing');
  const calls = signingCalls({ documents, status });
  const texts = useCodeTexts();
  const person = useShellPerson();
  const names = documents.map(({ name }) => name);
  const entry = useCodeEntry({
    area: 'e-signing',
    reread: signingKeys,
    resend: calls.sendCode,
    check: calls.sign,
    onChecked() {
      const next = dialogAfterSigning(documents.map(({ type }) => type));
      if (next === 'SuccessfullySignedDocument') openDialog('e-signing.SuccessfullySignedDocument', { names });
      else openDialog('e-signing.SuccessfullySignedHomeAssistanceDocument');
    },
  });
  if (entry.checkError instanceof ApiError && isFinalRefusal(entry.checkError.code)) {
    return (
      <DialogContent
        title={t('stale_title')}
        text={names.length === 1 ? entry.step.error : t('stale_several')}
        actions={<CloseAction words={t('ok')} />}
      />
    );
  }
  const name = names.length === 1 ? names[0]! : t('sign_several', { count: names.length });
  return (
    <CodeDialog
      title={t('sign_title')}
      text={t.rich('sign_text', { ...bold, name, number: readableNumber(msisdn) })}
      entry={entry}
      texts={{ ...texts, confirm: t('sign_do'), cancel: t('not_now') }}
      head={<Signature name={person?.name ?? status.holder_name} />}
    >
      {names.length > 1 && (
        <ul className="list-disc pl-5">
          {documents.map(({ document_id, name: each, is_opened: isOpened }) => (
            <li key={document_id}>
              {each}
              {!isOpened && <small className="block text-ink-quiet">{t('sign_unopened')}</small>}
            </li>
          ))}
        </ul>
      )}
      <ul className="signing-notes">
        {activates && (
          <li>
            <Icon shape={signIcon} size="s" />
            {t('sign_activates')}
          </li>
        )}
        <li>
          <Icon shape={clockIcon} size="s" />
          {t('sign_good_for')}
        </li>
      </ul>
    </CodeDialog>
  );
}

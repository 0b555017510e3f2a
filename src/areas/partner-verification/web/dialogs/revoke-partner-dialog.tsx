import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { closeDialog, dismissDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { revokePartner, type Partner } from '../../contract.ts';
import { usePartnerName } from '../partner-name.ts';
import { partnersKey } from '../queries.ts';

/** Confirms the revocation of a consent. */
export function RevokePartnerDialog({ partner }: { partner: Partner }) {
  const t = useTranslations('partners');
  const name = usePartnerName()(partner.source);
  const { msisdn, source } = partner;
  const { busy, failure, run } = useChange({ reread: [partnersKey] });
  const revoke = () =>
    run((api) => api.call(revokePartner, { params: { msisdn }, query: { source } }), {
      onDone: async () => {
        await closeDialog();
        showToast({ text: t('revoked', { partner: name }) });
      },
    });
  return (
    <DialogContent
      title={t('revoke_title', { partner: name })}
      text={t('revoke_text', { number: readableNumber(msisdn) })}
      actions={
        <>
          <Button kind="danger" tall wide busy={busy} onClick={() => void revoke()}>
            {t('revoke_do', { partner: name })}
          </Button>
          <Button kind="bare" wide onClick={() => void dismissDialog()}>
            {t('keep')}
          </Button>
        </>
      }
    >
      {failure && <FieldError>{failure}</FieldError>}
    </DialogContent>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { closeDialog } from '#platform/web/ui/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast-store.ts';
import { revokePartner, type Partner } from '../../contract.ts';
import { usePartnerName } from '../partner-name.ts';
import { partnersKey } from '../queries.ts';

/** Before what was agreed to is taken back. */
export function RevokePartnerDialog({ partner }: { partner: Partner }) {
  const t = useTranslations('partners');
  const api = useApi();
  const client = useQueryClient();
  const errorText = useErrorText();
  const name = usePartnerName()(partner.source);
  const { msisdn, source } = partner;
  const revoke = useMutation({
    mutationFn: () => api.call(revokePartner, { params: { msisdn }, query: { source } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: partnersKey });
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
          <Button kind="danger" tall wide busy={revoke.isPending} onClick={() => revoke.mutate()}>
            {t('revoke_do', { partner: name })}
          </Button>
          <Button kind="bare" wide onClick={() => void closeDialog()}>
            {t('keep')}
          </Button>
        </>
      }
    >
      {revoke.error && <FieldError>{errorText(revoke.error)}</FieldError>}
    </DialogContent>
  );
}

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { patterns } from '#platform/patterns.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { balanceKey, homeKey } from '#platform/web/api/query-keys.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Button, buttonClass } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import type { WithdrawalPreview } from '../contract.ts';
import { isStatementName } from '../rules.ts';
import { contractsKey } from './queries.ts';
import { usePurchaseTexts } from './use-purchase-texts.ts';

export type Statement = { name: string; email: string };

type StatementFormProps = {
  preview: WithdrawalPreview;
  send: (api: ApiClient, statement: Statement) => Promise<unknown>;
  /** The page of those who keep the contract. */
  backTo: string;
  /** Where the user sees later whether it was accepted. */
  whereToSee: string;
  /** Overrides the text of single refusals. */
  textOf?: (error: unknown) => string | null;
};

/** The statement: who withdraws from what, and where the receipt goes. Its button is the confirmation. */
export function StatementForm({ preview: { purchase, person }, send, backTo, ...outcome }: StatementFormProps) {
  const t = useTranslations('contracts');
  const texts = usePurchaseTexts();
  const [name, setName] = useState(person.name);
  const [email, setEmail] = useState(person.email);
  const [isChecked, setChecked] = useState(false);
  const change = useChange({ reread: [contractsKey, homeKey, balanceKey], ...outcome });
  const [isNameWrong, isEmailWrong] = [!isStatementName(name.trim()), !patterns.email.test(email.trim())];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isNameWrong || isEmailWrong) return;
    void change.run((api) => send(api, { name: name.trim(), email: email.trim() }));
  };
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-l">{t('statement')}</h2>
      <p>{t('statement_words', { name: purchase.name, day: texts.concludedOn(purchase) })}</p>
      <Form className="grid gap-4" onSubmit={submit}>
        <TextField
          label={t('name')}
          autoComplete="name"
          maxLength={100}
          value={name}
          error={isChecked && isNameWrong ? t('name_wrong') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={t('email')}
          help={t('email_help')}
          type="email"
          autoComplete="email"
          maxLength={200}
          value={email}
          error={isChecked && isEmailWrong ? t('email_wrong') : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        {change.failure && <FieldError>{change.failure}</FieldError>}
        <Button kind="danger" type="submit" tall wide busy={change.busy}>
          {t('confirm')}
        </Button>
        <PortalLink to={backTo} className={buttonClass({ kind: 'bare', wide: true })}>
          {t('give_up')}
        </PortalLink>
      </Form>
    </Card>
  );
}

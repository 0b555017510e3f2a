import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { languageList, languages, type Language } from '#platform/languages.ts';
import { isMobileNumber, readableNumber, sentNumber } from '#platform/msisdn.ts';
import { patterns } from '#platform/patterns.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ChoiceChips } from '#platform/web/ui/fields/choice-chips.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { useUnsavedGuard } from '#platform/web/unsaved-changes/use-unsaved-guard.ts';
import { changePersonalData, type Account } from '../contract.ts';
import { FormCard } from './form-card.tsx';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { ProfilePage } from '../../web/profile-page.tsx';
import { profileAccountQuery } from '../../web/queries.ts';

export function PersonalDataScreen() {
  const t = useTranslations('profile');
  const query = useQuery(profileAccountQuery(useApi()));
  return (
    <ProfilePage title={t('personal_title')} text={t('personal_text')}>
      <QueryContent query={query} height="22rem">
        {(account) => <PersonalDataForm account={account} />}
      </QueryContent>
    </ProfilePage>
  );
}

type PersonalDataValues = { first_name: string; last_name: string; phone: string; language: Language };

function PersonalDataForm({ account }: { account: Account }) {
  const t = useTranslations('profile');
  const errors = useTranslations('errors');
  const saved: PersonalDataValues = {
    first_name: account.first_name,
    last_name: account.last_name,
    phone: account.contact_phone ? readableNumber(account.contact_phone) : '',
    language: account.language,
  };
  const [typed, setTyped] = useState(saved);
  const [wasTried, setTried] = useState(false);
  const save = useSave();
  const isChanged = JSON.stringify(typed) !== JSON.stringify(saved);
  useUnsavedGuard(isChanged && save.state !== 'done');
  const isNameWrong = (name: string) => !patterns.name.test(name.trim());
  const isPhoneWrong = typed.phone.trim() !== '' && !isMobileNumber(typed.phone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isNameWrong(typed.first_name) && !isNameWrong(typed.last_name) && !isPhoneWrong) void save.send(typed);
  };
  const name = (field: 'first_name' | 'last_name', autoComplete: string) => (
    <TextField
      name={field}
      label={t(field)}
      autoComplete={autoComplete}
      maxLength={50}
      value={typed[field]}
      error={wasTried && isNameWrong(typed[field]) ? t('name_wrong') : undefined}
      onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
    />
  );
  return (
    <FormCard onSubmit={submit}>
      {name('first_name', 'given-name')}
      {name('last_name', 'family-name')}
      <TextField
        name="contact_phone"
        type="tel"
        label={t('contact_phone')}
        autoComplete="tel"
        value={typed.phone}
        error={wasTried && isPhoneWrong ? errors('WRONG_NUMBER') : undefined}
        onChange={(event) => setTyped({ ...typed, phone: event.target.value })}
      />
      <ChoiceChips
        legend={t('message_language')}
        choices={languages.map((value) => ({ value, label: languageList[value].name }))}
        value={typed.language}
        onValueChange={(language) => setTyped({ ...typed, language })}
      />
      {save.failure && <FieldError>{save.failure}</FieldError>}
      <Button type="submit" kind="primary" tall busy={save.busy} disabled={!isChanged}>
        {save.busy ? t('saving') : t('save')}
      </Button>
    </FormCard>
  );
}

function useSave() {
  const t = useTranslations('profile');
  // The bars and the greeting show the name, so everything is reloaded.
  const change = useChange({ reread: [[]] });
  const send = ({ first_name, last_name, phone, language }: PersonalDataValues) => {
    const body = {
      first_name: first_name.trim(),
      last_name: last_name.trim(),
      contact_phone: phone.trim() === '' ? null : sentNumber(phone),
      language,
    };
    return change.run((api) => api.call(changePersonalData, { body }), {
      onDone: () => showToast({ text: t('personal_saved') }),
    });
  };
  return { ...change, send };
}

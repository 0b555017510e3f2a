import { useTranslations } from 'use-intl/react';
import { brokenPasswordRules, passwordRules, type PasswordRule } from '#platform/password.ts';
import { checkIcon } from './art/icons/shell.ts';
import { Icon } from './art/icon.tsx';
import './password-rules.css';

const rules = Object.keys(passwordRules) as PasswordRule[];

/** The password rules, ticked off while the user types. Needs the texts of "password". */
export function PasswordRules({ password }: { password: string }) {
  const t = useTranslations('password');
  const broken = password === '' ? rules : brokenPasswordRules(password);
  return (
    <div className="password-rules">
      <p className="font-bold">{t('rules')}</p>
      <ul>
        {rules.map((rule) => (
          <Rule key={rule} text={t(rule)} state={broken.includes(rule) ? 'unmet' : 'met'} />
        ))}
      </ul>
      <output className="sr-only">{password !== '' && t('left', { count: broken.length })}</output>
    </div>
  );
}

function Rule({ text, state }: { text: string; state: 'met' | 'unmet' }) {
  const t = useTranslations('password');
  return (
    <li data-state={state}>
      <span className="password-rule-mark">{state === 'met' && <Icon shape={checkIcon} size="xs" />}</span>
      <span>{text}</span>
      <span className="sr-only">: {t(state)}</span>
    </li>
  );
}

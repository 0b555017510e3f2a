import compile from 'icu-minify/compile';
import { useState, type ReactNode } from 'react';
import { createTranslator } from 'use-intl/core';
import { useTranslations } from 'use-intl/react';
import type { Language } from '#platform/languages.ts';
import { argumentsOf } from '#platform/texts/text-arguments.ts';
import type { TextValues } from '#platform/texts/render-text.ts';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';

type TextPreviewProps = { language: Language; text: string; sample: TextValues };

/** The text as users will see it, with sample values. */
export function TextPreview({ language, text, sample }: TextPreviewProps) {
  const t = useTranslations('operator-desk');
  const [typed, setTyped] = useState<Record<string, string>>({});
  const names = valueNames(text);
  const valueOf = ({ name, isNumber }: ValueName) =>
    typed[name] ?? String(sample[name] ?? (isNumber ? '5' : `{${name}}`));
  const values = Object.fromEntries(
    (names ?? []).map((value) => [value.name, value.isNumber ? Number(valueOf(value)) : valueOf(value)]),
  );
  return (
    <div className="desk-stack">
      <p className="desk-quiet">{t('preview')}</p>
      <output className="desk-preview" lang={language}>
        {names ? shown(language, text, values) : t('preview_malformed')}
      </output>
      {names !== null && names.length > 0 && (
        <div className="desk-form">
          {names.map((value) => (
            <TextField
              key={value.name}
              label={t('preview_value', { value: value.name })}
              value={valueOf(value)}
              onChange={(event) => setTyped({ ...typed, [value.name]: event.target.value })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type Translator = { rich(key: string, values: object): ReactNode };

type ValueName = { name: string; isNumber: boolean };

/** Null if the text is malformed. */
function valueNames(text: string): ValueName[] | null {
  try {
    const names = argumentsOf(compile(text)).filter((name) => !name.startsWith('<'));
    return names.map((name) => ({ name: name.replace(/:\d+$/, ''), isNumber: /:\d+$/.test(name) }));
  } catch {
    return null;
  }
}

function shown(language: Language, text: string, values: Record<string, string | number>): ReactNode {
  const tags = Object.fromEntries(
    argumentsOf(compile(text))
      .filter((name) => name.startsWith('<'))
      .map((name) => [name.slice(1, -1), (chunks: ReactNode) => <u>{chunks}</u>]),
  );
  // The built portal only formats compiled texts.
  const messages: Record<string, string> = { text: compile(text) as string };
  const translator = createTranslator<Record<string, string>>({ locale: language, messages });
  return (translator as unknown as Translator).rich('text', { ...values, ...tags });
}

import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import type { Result } from '#platform/endpoint.ts';
import { languages, type Language } from '#platform/languages.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { DeskContent } from '../../web/desk-content.tsx';
import { readText } from '../contract.ts';
import { TextEditor } from './text-editor.tsx';
import { TextHistory } from './text-history.tsx';
import { textKey } from './queries.ts';

const newestChange = ({ history }: Result<typeof readText>, language: Language) =>
  history.find((change) => change.language === language)?.change;

export function TextScreen() {
  const t = useTranslations('operator-desk');
  const api = useApi();
  const params = useParams({ strict: false }) as { feature: string; key: string };
  const query = useQuery({
    queryKey: textKey(params),
    queryFn: ({ signal }) => api.call(readText, { params, signal }),
  });
  useDocumentTitle(`${params.feature} · ${params.key}`);
  return (
    <>
      <Link to="/texts" className="desk-link">
        {t('back_to_texts')}
      </Link>
      <DeskContent query={query}>
        {(text) => (
          <>
            <PageTitle
              title={<code translate="no" className="desk-title">{`${text.feature} · ${text.key}`}</code>}
              text={text.values.length > 0 ? t('text_values', { values: text.values.join(', ') }) : t('text_no_values')}
            />
            <div className="desk-columns">
              {/* Resets the editor after a save or a restore. */}
              {languages.map((language) => (
                <TextEditor
                  key={`${language} ${text[language].text} ${newestChange(text, language)}`}
                  language={language}
                  address={params}
                  wording={text[language]}
                  message={text.message}
                  sent={text.sent}
                />
              ))}
            </div>
            <TextHistory address={params} text={text} />
          </>
        )}
      </DeskContent>
    </>
  );
}

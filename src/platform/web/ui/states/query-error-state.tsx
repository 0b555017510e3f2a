import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import type { Feature } from '#platform/texts/texts.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { ErrorState } from './error-state.tsx';
import type { StateTexts } from './state-card.tsx';

type Query = Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;

export type QueryErrorStateProps = Partial<StateTexts> & {
  /** The queries of the content. A retry reads all of them again. */
  queries: readonly Query[];
  /** The area whose error texts take precedence. */
  errorTexts?: Feature;
};

/** The error of queries without data, with a retry. */
export function QueryErrorState({ queries, errorTexts, title, text, ...rest }: QueryErrorStateProps) {
  const shell = useTranslations('shell');
  const errorText = useErrorText(errorTexts);
  const error = queries.find((query) => query.error)?.error;
  const retry = {
    label: shell('retry'),
    run: () => void Promise.all(queries.map((query) => query.refetch())),
    busy: queries.some((query) => query.isFetching),
  };
  return (
    <ErrorState {...rest} title={title ?? shell('not_loaded_title')} text={text ?? errorText(error)} retry={retry} />
  );
}

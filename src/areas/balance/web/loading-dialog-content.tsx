import type { UseQueryResult } from '@tanstack/react-query';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx';

type LoadingDialogContentProps = { title: string; queries: readonly UseQueryResult[] };

/** A dialog whose form needs data that is being read, or that could not be read. */
export function LoadingDialogContent({ title, queries }: LoadingDialogContentProps) {
  return (
    <DialogContent title={title} actions={null}>
      {queries.some(({ error }) => error) ? (
        <QueryErrorState queries={queries} />
      ) : (
        <Skeleton height="16rem" radius="var(--r-m)" />
      )}
    </DialogContent>
  );
}

import type { ReactNode } from 'react';
import { offlineIcon } from '#platform/web/art/icons/shell.ts';
import { Button } from '../actions/button.tsx';
import { Notice } from './notice.tsx';

type OfflineBannerProps = { children: ReactNode; retry: { label: string; run: () => void; busy?: boolean } };

/** Shows since when the page is stale and that it will refresh by itself. */
export function OfflineBanner({ children, retry }: OfflineBannerProps) {
  return (
    <Notice
      shape={offlineIcon}
      live
      action={
        <Button onClick={retry.run} busy={retry.busy ?? false}>
          {retry.label}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}

import { ApiError } from '#platform/web/api/api-error.ts';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Notice } from './notice.tsx';

type UnreadResultProps = {
  error: Error | null;
  texts: { title: string; text: string; retry: string };
  onRetry: () => void;
};

/** The result of a payment could not be read, so it is unknown. One of somebody else is refused and has no result here. */
export function UnreadResult({ error, texts, onRetry }: UnreadResultProps) {
  if (error === null || (error instanceof ApiError && error.status < 500)) return null;
  return (
    <Notice tone="waiting" shape={clockIcon} live action={<Button onClick={onRetry}>{texts.retry}</Button>}>
      <b>{texts.title}</b> {texts.text}
    </Notice>
  );
}

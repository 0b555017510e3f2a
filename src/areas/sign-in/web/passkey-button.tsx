import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { canSuggestPasskeys, canUsePasskeys } from '#platform/web/passkeys/passkey-device.ts';
import { useTokenStore } from '#platform/web/session/session-context.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import type { LoginDestination } from './login-destination.ts';
import { askForSignIn, finishSignIn, type PasskeyAnswer } from './sign-in-with-passkey.ts';

type PasskeyButtonProps = Pick<LoginDestination, 'goTo'> & { redirectUri: string; onSend: () => void };

/** Sign-in with a passkey: by a press, or by the suggestion of the browser in the field of the username. */
export function PasskeyButton({ redirectUri, goTo, onSend }: PasskeyButtonProps) {
  const t = useTranslations('sign-in');
  const api = useApi();
  const store = useTokenStore();
  const { busy, failure, run } = useChange({ leadsAway: true });
  const suggestion = useRef<AbortController | null>(null);
  const finish = useEffectEvent((answer: PasskeyAnswer) => {
    onSend();
    return run((changing) => finishSignIn(changing, store, answer), { onDone: goTo });
  });
  useEffect(() => {
    const question = new AbortController();
    suggestion.current = question;
    const suggest = async () => {
      if (!(await canSuggestPasskeys())) return;
      const answered = await askForSignIn(api, redirectUri, { isSuggestion: true, signal: question.signal });
      if (answered) await finish(answered);
    };
    // Without a suggestion the form and the button remain.
    suggest().catch(() => undefined);
    return () => question.abort();
  }, [api, redirectUri]);
  if (!canUsePasskeys()) return null;
  const start = () => {
    // A browser answers one question at a time.
    suggestion.current?.abort();
    return run(
      async (changing) => {
        const answered = await askForSignIn(changing, redirectUri);
        if (!answered) return null;
        onSend();
        return finishSignIn(changing, store, answered);
      },
      { onDone: (next) => next !== null && goTo(next) },
    );
  };
  return (
    <>
      {failure !== null && (
        <Notice tone="danger" shape={warnIcon} live>
          {failure}
        </Notice>
      )}
      <Button tall wide busy={busy} onClick={() => void start()}>
        {t('passkey')}
      </Button>
    </>
  );
}

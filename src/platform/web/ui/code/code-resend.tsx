import { useState } from 'react';
import { Icon } from '#platform/web/art/icon.tsx';
import { retryIcon } from '#platform/web/art/icons/shell.ts';
import { Button } from '../actions/button.tsx';
import type { CodeStepTexts } from './code-step-texts.ts';
import { CountdownRing } from './countdown-ring.tsx';
import { Countdown } from './countdown.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

type CodeResendProps = {
  texts: CodeStepTexts;
  resendAt: Date | null;
  waitSeconds: number;
  sendsUsedUp?: boolean;
  sending?: boolean;
  onResend: () => void;
};

/** Below the code: the time until a resend, then the resend button. */
export function CodeResend({
  texts,
  resendAt,
  waitSeconds,
  sendsUsedUp = false,
  sending = false,
  onResend,
}: CodeResendProps) {
  const left = useSecondsLeft(resendAt);
  const [whole, setWhole] = useState(waitSeconds);
  // The server's delay may be longer than the usual one; the ring never exceeds a full circle.
  if (left > whole) setWhole(left);
  const facts = [texts.sendsLeft, texts.triesLeft].filter(Boolean);
  return (
    <div className="flex items-center gap-3 text-s leading-[1.35] text-ink-quiet">
      {left > 0 && <CountdownRing secondsLeft={left} total={whole} />}
      <div>
        {left > 0 ? (
          <p>
            {sendsUsedUp ? texts.waitAfterLastSend : texts.resendAfter} <Countdown until={resendAt} />
          </p>
        ) : (
          <Button kind="bare" className="-ml-3" busy={sending} onClick={onResend}>
            {!sending && <Icon shape={retryIcon} size="s" />}
            {texts.resend}
          </Button>
        )}
        {facts.map((fact, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two fixed facts
          <p key={index}>{fact}</p>
        ))}
      </div>
    </div>
  );
}

import { useEffect, useEffectEvent } from 'react';

type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/**
 * Takes the code of an arriving SMS where the phone offers it (WebOTP). The phone asks the user first, and only offers an
 * SMS whose last line names this site.
 */
export function useWebOtp(isEnabled: boolean, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!isEnabled || !('OTPCredential' in window)) return undefined;
    const leaving = new AbortController();
    void listen(leaving.signal, (code) => take(code));
    return () => leaving.abort();
  }, [isEnabled]);
}

/** Another code may follow the first; a refusal of the user or the phone ends it. */
async function listen(signal: AbortSignal, take: (code: string) => void): Promise<void> {
  try {
    while (!signal.aborted) {
      const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
      const credential = (await navigator.credentials.get(request)) as { code?: string } | null;
      if (!credential?.code || signal.aborted) return;
      take(credential.code);
    }
  } catch {
    // The user types the code.
  }
}

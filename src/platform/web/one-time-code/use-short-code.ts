// Tells that a code is too short once the user tries to send it, and until it is complete.

import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { isCompleteCode } from '#platform/one-time-code.ts';

/** A code with other rules, such as a security code, passes its own test of completeness. */
export function useShortCode(typed: string, isComplete = isCompleteCode) {
  const errors = useTranslations('errors');
  const [wasTried, setTried] = useState(false);
  return {
    error: wasTried && !isComplete(typed) ? errors('CODE_TOO_SHORT') : null,
    /** Whether the code may be sent; a short one is told from now on. */
    mayBeSent: (code: string): boolean => {
      setTried(!isComplete(code));
      return isComplete(code);
    },
  };
}

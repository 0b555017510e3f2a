import { useState } from 'react';
import { useIsSignedIn } from '#platform/web/session/session-context.ts';
import { currentWebview } from '#platform/web/webview.ts';

/** Inside the operator's app the app itself reacts to a session that ended: the page stays as it is. */
export function useIsSignedInHere(): boolean {
  const isSignedIn = useIsSignedIn();
  const [wasSignedIn] = useState(isSignedIn);
  return isSignedIn || (wasSignedIn && currentWebview() !== null);
}

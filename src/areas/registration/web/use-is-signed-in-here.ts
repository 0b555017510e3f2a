import { useState } from 'react';
import { useIsSignedIn } from '#platform/web/session/session-context.ts';
import { currentWebview } from '#platform/web/webview.ts';

/** Inside the operator's app the app reacts to an ended session: the page does not change. */
export function useIsSignedInHere(): boolean {
  const isSignedIn = useIsSignedIn();
  const [wasSignedIn] = useState(isSignedIn);
  return isSignedIn || (wasSignedIn && currentWebview() !== null);
}

import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { accountInformation } from '../contract.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { stepUpRoutes } from '../step-up/server/routes.ts';
import { attemptRoutes } from './attempt-routes.ts';
import type { IdentityProvider } from './identity-provider/identity-provider.ts';
import { identityRoutes } from './identity-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { presentAccount } from './present.ts';
import { sessionRoutes } from './session-routes.ts';
import { findAccountInformation } from './store.ts';

export function signInRoutes(at: Mounting, provider: IdentityProvider | null): void {
  const { platform } = at;
  attemptRoutes(at);
  identityRoutes(at, provider);
  sessionRoutes(at);
  passwordRoutes(at);
  stepUpRoutes(at);
  passkeyRoutes(at);

  mount(at, accountInformation, async (call) => {
    const row = await findAccountInformation(platform.db, call.caller.accountId);
    return row ? ok(presentAccount(row, call.language)) : refuse('Error_401');
  });
}

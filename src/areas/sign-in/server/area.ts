import { hour } from '#platform/server/jobs/clean-up.ts';
import { httpOpenIdProvider } from '#platform/server/open-id/http-open-id-provider.ts';
import { defineServerAreaWithPorts } from '#platform/server/server-area.ts';
import { signInEndpoints } from '../contract.ts';
import { signInMessages } from '../messages.ts';
import { accessTokenLifeSeconds, attemptLifeSeconds, refreshGraceSeconds } from '../rules.ts';
import { passkeysBg } from '../passkeys/texts/bg.ts';
import { passkeysEn } from '../passkeys/texts/en.ts';
import { stepUpBg } from '../step-up/texts/bg.ts';
import { stepUpEn } from '../step-up/texts/en.ts';
import { signInBg } from '../texts/bg.ts';
import { signInEn } from '../texts/en.ts';
import { forgottenPasswordBg } from '../texts/forgotten-password.bg.ts';
import { forgottenPasswordEn } from '../texts/forgotten-password.en.ts';
import { signInAuditActions } from './audit-actions.ts';
import { identityProvider } from './identity-provider/identity-provider.ts';
import { readIdentitySettings } from './identity-provider/identity-settings.ts';
import { retentionOfSignIn } from './retention.ts';
import { signInRoutes } from './routes.ts';
import { handlePasswordLink } from './send-password-link.ts';

export const signInArea = defineServerAreaWithPorts({
  name: 'sign-in',
  endpoints: signInEndpoints,
  auditActions: signInAuditActions,
  texts: {
    'sign-in': { bg: signInBg, en: signInEn },
    'forgotten-password': { bg: forgottenPasswordBg, en: forgottenPasswordEn },
    'step-up': { bg: stepUpBg, en: stepUpEn },
    passkeys: { bg: passkeysBg, en: passkeysEn },
  },
  messages: [signInMessages],
  retention: retentionOfSignIn,
  expiringKeyUses: [
    { name: 'access tokens', lifeSeconds: accessTokenLifeSeconds },
    { name: 'visits to the identity provider', lifeSeconds: attemptLifeSeconds },
    { name: 'repeated refreshes', lifeSeconds: refreshGraceSeconds },
    { name: 'links of repeated jobs', lifeSeconds: hour },
  ],
  exportedTables: [
    { table: 'account', by: 'account', without: ['password_hash'] },
    { table: 'session', by: 'account', without: ['cookie_hash', 'passkey_challenge'] },
    { table: 'passkey', by: 'account', without: ['public_key', 'user_handle'] },
    { table: 'step_up_recovery', by: 'account' },
    { table: 'sign_in_event', by: 'account' },
    { table: 'identity_link', by: 'account' },
  ],
  settings: readIdentitySettings,
  // Whether users may sign in through the operator's own identity provider.
  publicSettings: (environment) => ({ identity_provider: readIdentitySettings(environment) ? 'yes' : '' }),
  ports: ({ clock }, settings) => ({
    identity: settings && identityProvider(httpOpenIdProvider({ ...settings, clock }), settings),
  }),
  routes: (at, { identity }) => signInRoutes(at, identity),
  jobs: (platform) => [handlePasswordLink(platform)],
});

// Settings of the systems around the portal: operator API, identity provider, desk, e-signing, bank, routers, partners.

import { deskBase } from '#platform/web-base.ts';
import type { SettingGroup } from './setting-group.ts';

export const partnerSettings: readonly SettingGroup[] = [
  {
    title: 'Operator API: [tmf.md](tmf.md)',
    settings: {
      OPERATOR_API_CLIENTS: {
        default: 'off',
        meaning: 'clients, each as `name=SHA-256 of the secret in hex` followed by its scopes',
      },
      OPERATOR_API_ISSUER: { default: 'off', meaning: 'OAuth issuer whose tokens are accepted instead' },
      OPERATOR_API_JWKS_URL: { default: 'none', meaning: 'public keys of the issuer' },
      OPERATOR_API_AUDIENCE: { default: 'none', meaning: 'required audience of its tokens' },
      OPERATOR_API_CERTIFICATES: {
        default: 'none',
        meaning: 'fingerprints of client certificates, as `name=SHA-256 in hex`',
      },
      OPERATOR_API_CERTIFICATE_HEADER: {
        default: 'none',
        meaning: 'header in which the proxy passes the client certificate',
      },
      OPERATOR_API_PER_MINUTE: { default: '600', meaning: 'requests of one client per minute' },
      OPERATOR_API_CALLBACKS: { default: 'off', meaning: 'origins that may receive events' },
      OPERATOR_API_CALLBACK_TOKEN: { default: 'none', meaning: 'bearer token of the portal for these origins' },
    },
  },
  {
    title: 'Identity provider: [operating.md](operating.md)',
    settings: {
      OIDC_ISSUER: { default: 'none', meaning: 'identity provider of the operator as a second way to sign in' },
      OIDC_CLIENT_ID: { default: 'none', meaning: 'client id of the portal there' },
      OIDC_CLIENT_SECRET: { default: 'none', meaning: 'client secret of the portal there' },
      OIDC_LINKS_BY: {
        default: 'customer-key',
        meaning: 'how the first sign-in finds the profile: `customer-key` or `verified-email`',
      },
      OIDC_CUSTOMER_CLAIM: { default: 'customer_id', meaning: 'claim that contains the customer key' },
      OIDC_SCOPES: { default: 'openid email', meaning: 'requested scopes, separated by spaces; the first is `openid`' },
    },
  },
  {
    title: 'Operator desk and observability: [operating.md](operating.md)',
    settings: {
      OPERATOR_DESK: { default: 'off', meaning: `\`on\` opens the operator desk at \`${deskBase}\`` },
      DESK_OIDC_ISSUER: {
        default: 'none',
        meaning: 'OpenID provider of the operator’s staff as a second way to sign in',
      },
      DESK_OIDC_CLIENT_ID: { default: 'none', meaning: 'client id of the desk there' },
      DESK_OIDC_CLIENT_SECRET: { default: 'none', meaning: 'client secret of the desk there' },
      DESK_OIDC_SCOPES: {
        default: 'openid profile email',
        meaning: 'requested scopes, separated by spaces; the first is `openid`',
      },
      DESK_OIDC_ROLE_CLAIM: { default: 'roles', meaning: 'claim with the roles or groups of a user' },
      DESK_OIDC_ROLES: {
        default: 'none',
        meaning: 'values of the claim and their roles, as `VALUE=editor,VALUE=support`',
      },
      DESK_APPROVAL: { default: 'off', meaning: '`on` makes changes of editors wait until another editor approves' },
      METRICS_TOKEN: {
        default: 'none',
        meaning: 'bearer token for `GET /metrics`; without it, metrics exist in the demo only',
      },
      OTEL_EXPORTER_OTLP_ENDPOINT: { default: 'off', meaning: 'OpenTelemetry collector' },
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: { default: 'the collector’s /v1/traces', meaning: 'address for traces' },
      OTEL_EXPORTER_OTLP_PROTOCOL: { default: 'http/json', meaning: 'the only accepted value' },
      OTEL_TRACES_EXPORTER: { default: 'otlp', meaning: '`none` disables traces' },
      OTEL_SDK_DISABLED: { default: 'false', meaning: '`true` disables traces' },
      OTEL_TRACES_SAMPLER: { default: 'parentbased_always_on', meaning: 'sampler by its OpenTelemetry name' },
      OTEL_TRACES_SAMPLER_ARG: { default: '1', meaning: 'ratio of the sampler' },
    },
  },
  {
    title: 'E-signing',
    settings: {
      SIGNING_CERTIFICATE: {
        default: 'generated in the demo',
        meaning: 'certificate chain that seals signed documents, PEM or base64 of it; required in production',
      },
      SIGNING_KEY: {
        default: 'generated in the demo',
        meaning: 'its private key, PEM or base64 of it; required in production',
      },
      SIGNING_KEY_PASSWORD: { default: 'none', meaning: 'password of an encrypted key' },
      SIGNING_CERTIFICATES_BEFORE: {
        default: 'none',
        meaning: 'earlier certificates, to verify documents sealed with them',
      },
      SIGNING_CERTIFICATE_NEXT: {
        default: 'none',
        meaning: 'certificate that replaces the current one; its key has the name of the current one with `_NEXT`',
      },
      SIGNING_KEY_NEXT: { default: 'none', meaning: 'private key of the next certificate' },
      SIGNING_KEY_PASSWORD_NEXT: { default: 'none', meaning: 'password of the next key, if it is encrypted' },
      SIGNING_NEXT_FROM: { default: 'none', meaning: 'first day of the next certificate, as 2027-01-31' },
      SIGNING_PKCS11_MODULE: {
        default: 'none',
        meaning: 'path of the PKCS#11 library of a security module; needs `pkcs11-tool` of OpenSC',
      },
      SIGNING_PKCS11_TOKEN: { default: 'none', meaning: 'label of the token in the module' },
      SIGNING_PKCS11_PIN: { default: 'none', meaning: 'user PIN of the token' },
      SIGNING_PKCS11_KEY: {
        default: 'none',
        meaning: 'id of the private key in the token in hex digits, instead of SIGNING_KEY',
      },
      SIGNING_PKCS11_KEY_NEXT: { default: 'none', meaning: 'id of the next key in the token' },
      SIGNING_SERVICE_URL: {
        default: 'none',
        meaning: 'remote signing service by the CSC API version 2, up to and including `/csc/v2`',
      },
      SIGNING_SERVICE_TOKEN_URL: {
        default: '`oauth2/token` of the service',
        meaning: 'token endpoint for OAuth 2.0 client credentials',
      },
      SIGNING_SERVICE_CLIENT_ID: { default: 'none', meaning: 'client of the portal at the service' },
      SIGNING_SERVICE_CLIENT_SECRET: { default: 'none', meaning: 'its secret' },
      SIGNING_SERVICE_CREDENTIAL: {
        default: 'none',
        meaning: 'id of the credential that seals, instead of SIGNING_KEY',
      },
      SIGNING_SERVICE_CREDENTIAL_NEXT: { default: 'none', meaning: 'id of the next credential' },
      DOCUMENT_EVENTS_URL: {
        default: 'none',
        meaning: 'system that gets an event of every signed or declined document',
      },
      DOCUMENT_EVENTS_TOKEN: { default: 'none', meaning: 'bearer token for it' },
      TIMESTAMP_URL: {
        default: 'embedded in the demo',
        meaning:
          'time-stamp authorities (RFC 3161), several separated by commas and tried in order; without one, seals get no time stamps',
      },
      TIMESTAMP_CERTIFICATES: {
        default: 'none',
        meaning:
          'certificates of the authorities or their issuers, PEM or base64 of it; others are rejected; required with http://',
      },
      SIGNING_SERVICE_PIN: { default: 'none', meaning: 'PIN of a credential with explicit authorization' },
    },
  },
  {
    title: 'Cards and addresses',
    settings: {
      PAYMENT_PAGE_URL: { default: 'embedded in the demo', meaning: 'card page of the bank' },
      BORICA_TERMINAL: {
        default: 'none',
        meaning: 'terminal at BORICA, 8 characters; its answers go to `/api/payments/saved-cards/answer`',
      },
      BORICA_MERCHANT: { default: 'none', meaning: 'merchant number, 10 digits' },
      BORICA_MERCHANT_NAME: { default: 'of the brand', meaning: 'merchant name' },
      BORICA_MERCHANT_EMAIL: { default: 'none', meaning: 'merchant e-mail' },
      BORICA_DESCRIPTION: { default: 'Card for automatic payments', meaning: 'description of the payment' },
      BORICA_PRIVATE_KEY: { default: 'none', meaning: 'private key of the terminal, PEM or base64 of it' },
      BORICA_GATEWAY_KEY: { default: 'none', meaning: 'public key of BORICA, PEM or base64 of it' },
      BILLING_IBAN: {
        default: 'an example account in the demo, else none',
        meaning: 'account for bank transfers of bills; without it they are not offered',
      },
      BILLING_BIC: { default: 'none', meaning: 'bank of that account' },
      BILLING_NAME: { default: 'legal name of the brand', meaning: 'holder of that account' },
      TOP_UP_AMOUNTS: { default: '5,10,20,50', meaning: 'amounts offered for a top-up, in whole euro' },
      TOP_UP_SMALLEST: { default: '2', meaning: 'the smallest own amount of a top-up, in whole euro' },
      TOP_UP_LARGEST: { default: '100', meaning: 'the largest own amount of a top-up, in whole euro' },
      SPEEDY_URL: { default: 'https://api.speedy.bg/v1', meaning: 'address API of the courier' },
      SPEEDY_USER: { default: 'the portal’s own data', meaning: 'user of that API' },
      SPEEDY_PASSWORD: { default: 'none', meaning: 'password of that API' },
    },
  },
  {
    title: 'Home routers',
    settings: {
      ROUTER_MANAGEMENT: { default: 'embedded', meaning: '`genieacs` manages routers by GenieACS' },
      ACS_URL: { default: 'none', meaning: 'address of GenieACS' },
      ACS_PARAMETER_PREFIX: { default: 'X_ABONAT', meaning: 'prefix of vendor parameters in the data model' },
      ACS_NETWORK_24: { default: '1', meaning: 'TR-098: index of the 2.4 GHz network' },
      ACS_NETWORK_5: { default: '5', meaning: 'TR-098: index of the 5 GHz network' },
      ACS_CONNECTION: {
        default: 'InternetGatewayDevice.WANDevice.1.WANConnectionDevice.1.WANIPConnection.1',
        meaning: 'TR-098: path of the WAN connection',
      },
      ACS_CONTACT_SECONDS: { default: '900', meaning: 'a router that was silent for longer counts as offline' },
    },
  },
  {
    title: 'Partner systems; an HTTP adapter replaces the embedded one',
    settings: {
      MUSIC_PLATFORM_URL: { default: 'embedded', meaning: 'music platform' },
      MUSIC_PLATFORM_TOKEN: { default: 'none', meaning: 'bearer token for it' },
      STREAMING_URL: { default: 'embedded', meaning: 'streaming services' },
      STREAMING_TOKEN: { default: 'none', meaning: 'bearer token for it' },
      INSURER_URL: { default: 'embedded', meaning: 'insurer' },
      INSURER_TOKEN: { default: 'none', meaning: 'bearer token for it' },
      PUBLISHERS_URL: { default: 'embedded', meaning: 'publishers' },
      PUBLISHERS_TOKEN: { default: 'none', meaning: 'bearer token for it' },
      SCHOOL_CODES_URL: { default: 'embedded', meaning: 'codes of schools' },
      SCHOOL_CODES_TOKEN: { default: 'none', meaning: 'bearer token for it' },
      PROTECTION_URL: { default: 'embedded', meaning: 'network protection service' },
      PROTECTION_TOKEN: { default: 'none', meaning: 'bearer token for it' },
      USAGE_URL: {
        default: 'embedded in the demo, else none',
        meaning: 'usage system by TMF677, asked when a user opens the usage of a number',
      },
      USAGE_TOKEN: { default: 'none', meaning: 'bearer token for it' },
      TICKETS_URL: {
        default: 'none: questions are answered at the desk',
        meaning: 'ticket system by TMF621 that receives and answers the questions of users',
      },
      TICKETS_TOKEN: { default: 'none', meaning: 'bearer token for it' },
      TICKETS_LISTENER_TOKEN: { default: 'none', meaning: 'token of the ticket system for reporting changed tickets' },
      BALANCE_URL: {
        default: 'embedded in the demo, else none',
        meaning:
          'prepaid balances by TMF654, asked when a user opens a balance; it credits top-ups and redeems vouchers',
      },
      BALANCE_TOKEN: { default: 'none', meaning: 'bearer token for it' },
      NET_PROTECT_KEY: {
        default: 'derived from SECRET_KEY',
        meaning: 'key shared with the protection service, 32 bytes in base64',
      },
      PARTNER_SITES: { default: 'demo pages', meaning: 'partners for number verification, as `source=address`' },
      PARTNER_KEYS: {
        default: 'generated in the demo',
        meaning: 'keys shared with each partner, as `source:name=base64`',
      },
    },
  },
  {
    title: 'Number recognition: [recognition-host.md](recognition-host.md)',
    settings: {
      MUSIC_RECOGNITION_HOST: {
        default: 'embedded',
        meaning: 'host that recognises a number by its mobile connection',
      },
      MUSIC_RECOGNITION_SECRET: { default: 'none', meaning: 'secret shared with this host' },
      CAMARA_URL: { default: 'none', meaning: 'CAMARA Number Verification API' },
      CAMARA_TOKEN_URL: { default: 'none', meaning: 'token endpoint of this API' },
      CAMARA_REDIRECT_URI: { default: 'none', meaning: 'redirect address of the portal' },
      CAMARA_CLIENT_ID: { default: 'none', meaning: 'client id of the portal' },
      CAMARA_CLIENT_SECRET: { default: 'none', meaning: 'client secret of the portal' },
      CAMARA_CLIENT_KEY: {
        default: 'none',
        meaning: 'instead of the secret: private key of the portal (`private_key_jwt`), PEM, plain or in base64',
      },
      CAMARA_CLIENT_KEY_ID: { default: 'none', meaning: 'id (`kid`) of this key at the operator' },
    },
  },
];

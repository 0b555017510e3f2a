// What each error says in English.

import type { errorsBg } from './errors.bg.ts';

export const errorsEn = {
  EC_GENERIC_ERROR: 'An error occurred. Please try again.',
  EC_INVALID_REQUEST: 'Invalid data',
  EC_NOT_FOUND: 'We could not find what you are looking for.',
  EC_METHOD_NOT_ALLOWED: 'This action is not supported.',
  EC_UNSUPPORTED_MEDIA_TYPE: 'The data is in a format we do not accept.',
  EC_PAYLOAD_TOO_LARGE: 'What you sent is too large.',
  EC_TOO_MANY_REQUESTS: 'Too many attempts. Wait a little and try again.',
  EC_SERVICE_UNAVAILABLE: 'Something on our side is not answering right now. Try again shortly.',
  EC_OVERLOADED: 'We are overloaded right now. Try again shortly.',
  EC_INTERNAL_ERROR: 'An error occurred. Please try again.',
  EC_FOREIGN_ORIGIN: 'The request comes from another site and was not carried out.',
  EC_PARTNER_UNAVAILABLE: 'The partner is not answering right now. Try again shortly.',
  EC_IDEMPOTENCY_KEY_REUSED: 'This request was already sent with other data.',
  EC_IDEMPOTENCY_IN_PROGRESS: 'Your request is already being carried out.',

  ERROR_401: 'Your session has expired. Please sign in again.',
  ERROR_403: 'You are not allowed to do this.',
  EC_INVALID_CREDENTIALS: 'Invalid username and/or password!',
  EC_INVALID_RECAPTCHA: 'The check that you are not a robot did not pass. Try again.',
  EC_INVALID_REDIRECT: 'This return address is not allowed.',
  EC_IDENTITY_NOT_PROVED: 'We could not confirm who you are. Sign in again.',
  EC_IDENTITY_NOT_KNOWN:
    'No profile here belongs to the account you used. Sign in with your e-mail or make a new profile.',
  EC_SIGN_IN_EXPIRED: 'This sign-in has expired. Start again.',
  EC_STEP_UP_REQUIRED: 'This change needs you to confirm that it is you. Nothing was changed.',
  EC_RECOVERY_NOT_READY: 'Access without the password is not possible yet. See from when it is, and try again.',
  EC_SECURITY_CODE_IS_RECENT:
    'The security code was changed in the last 3 days, and there is no mobile number to confirm it with. Try later or call us.',

  EC_MSISDN_ALREADY_HAS_PROCESSING_REQUEST: 'A request is being processed. Try later.',
  EC_UNAVAILABLE_FOR_BUSINESS: 'The service is not part of your profile. Add it from the home screen or My services.',
  EC_USER_NOT_AUTHORIED: 'The service is not part of your profile. Add it from the home screen or My services.',
  EC_PREPAID_TV_IS_NOT_ELIGIBLE: 'The service is not offered for your tariff plan.',
  EC_DEACTIVATION_REQUESTED: 'Your request is being processed.',
  EC_DEACTIVATION_FORBIDDEN: 'The service is part of the tariff plan and cannot be deactivated.',
  EC_ALREADY_ACTIVE: 'The service is already active.',
  EC_ALREADY_INACTIVE: 'The service is already inactive.',
  EC_DEACTIVATION_FORBIDDEN_FOR_TODAY:
    'Activation and deactivation cannot be on the same day. You can deactivate after 23:59.',
  EC_CANCEL_DEACTIVATION_FORBIDDEN: 'The service is part of the plan and will be deactivated automatically.',
  EC_CANCEL_DEACTIVATION_FORBIDDEN_FOR_CHILD:
    'Deactivation of the parent TV service is already requested. Dependent services go with it.',
  EC_TRY_LATER: 'Try again later.',
  EC_EXTRA_NOT_SUPPORTED_IN_TARIFF_PLAN: 'Your tariff plan does not support this service.',
  EC_PROVISIONING_IN_PROGRESS: 'The service is being activated.',
  EC_DEACTIVATION_IN_PROCESS: 'The insurance is being deactivated.',

  EC_VERIFICATION_FAILED: 'Invalid code.',
  EC_EXPIRED_VERIFICATION_CODE: 'The code has expired.',
  EC_WRONG_VERIFICATION_CODE: 'Invalid code.',
  EC_MISSING_VERIFICAITON_CODE: 'Enter a code.',
  EC_REACH_MAX_ATTEMPTS: 'You have reached the limit of 3 code requests. Try again in 10 minutes.',
  EC_CODES_LOCKED: 'Too many wrong codes were entered. Confirming by code is stopped for a while. Try again later.',
  EC_RESEND_TIME_IS_NOT_EXPIRED: 'Please wait 30 seconds before trying again.',
  EC_PHONE_IS_NOT_ELIGIBLE: 'This number cannot be used.',
  EC_SERVICE_NOT_ASSOCIATED_WITH_PID: 'The number does not belong to the holder.',

  EC_SECURITY_CODE_NOT_AVAILABLE: 'This holder’s security code does not allow that.',
  EC_EASY_SECURITY_CODE: 'This code is easy to guess. Choose another.',
  EC_SAME_SECURITY_CODE: 'The new code is the same as the old one.',

  EC_LIMIT_EXCEEDED: 'You exceed your donation limit.',
  EC_CREDIT_LIMIT_EXCEEDED: 'You exceed your credit limit.',
  EC_CAMPAIGN_ENDED: 'The campaign has ended.',

  PID_IS_MIGRATED_TO_BUSINESS_SELF_CARE: 'This customer is served in the business portal.',
  EC_EXPIRED_OR_COMPLETED_REGISTRATION: 'The registration has expired or is already completed.',
  EC_INVALID_SIGNAL: 'That step is behind you. Here is where you are.',
  EC_WRONG_CONTRACT: 'This contract is not of the holder. Its number is at the top right of the bill.',
  EC_NO_APPROVER: 'The company has not said who approves profiles. Call the operator.',
  EC_SERVICE_ALREADY_ADDED: 'This service is already in your profile.',
  EC_EMAIL_ALREADY_USED: 'This e-mail is already in use.',
  EC_COMMON_PASSWORD:
    'This password is a common word or name with a usual ending, and such are tried first. Choose another.',
  EC_WRONG_PASSWORD: 'Wrong password.',
  EC_INVALID_ADDRESS:
    'The address is not complete. It needs a city and a street with a number, or a quarter with a building.',
  EC_CARD_IN_USE: 'Automatic payments use this card. Choose another card first.',
  EC_CARD_EXPIRED: 'The card has expired. Choose another or replace it.',
  EC_SAME_PASSWORD: 'The new password is the same as the old one.',
  EC_ESIGN_DOCUMENT_ID_MISSING: 'There is no document for this policy yet.',
  EC_ESIGNING_NOT_ACTIVE: 'E-signing is off. Switch it on and try again.',
  EC_DOCUMENT_ALREADY_SIGNED: 'This document is signed already. You will find it in the history.',
  EC_DOCUMENT_REPLACED: 'This document was replaced by a new one. Nothing was signed: look at the new one.',
  EC_DOCUMENT_EXPIRED: 'The time to sign this document is over. Nothing was signed.',

  EC_PORT_ALREADY_USED: 'The port is already in use.',
  EC_PORT_RESERVED: 'The router needs this port for itself. Choose another.',
  EC_TOO_MANY_PORTS: 'The router has no room for more rules. Delete one you do not use.',
  EC_NO_VOUCHER_QUOTA: 'You have used all your vouchers for this period.',
  EC_DOMAIN_ALREADY_EXISTS: 'The site is already added.',
  EC_SETTINGS_CHANGED: 'Somebody else changed the settings meanwhile. We loaded the new ones. Look and try again.',

  EC_PLAN_NOT_OFFERED: 'The plan is not offered for your number.',
  EC_TWO_MAIN_TARIFFS: 'A number can have only one main roaming plan.',
  EC_ROAMING_INACTIVE: 'Roaming is off. Choose a main plan first.',
  EC_INVALID_LIMIT: 'The chosen limit is not available.',
  EC_INVALID_TRIP: 'A trip cannot have these days. Choose others.',
  EC_NOT_OF_THE_DEMO: 'There are customers here who are not of the demo, so it cannot start over.',

  EC_REACH_MAX_ATTEMPTS_DIALOG: 'You have reached the sending limit. Try again later.',
  CODES_LOCKED_UNTIL:
    'Too many wrong codes were entered. Confirming by code {what, select, number {on this number} other {in your profile}} is stopped until {until}.',
  CODES_LOCKED_UNTIL_HELPED:
    'Too many wrong codes were entered. Confirming {what, select, number {by code on this number} security_code {by security code} other {by code in your profile}} is stopped. Call {helpLine} and we will start it again.',
  CODE_TRIES_LEFT: 'You have {count, plural, one {# try} other {# tries}} left with this code.',
  CODE_TRIES_USED_UP: 'That was the fifth wrong code. Ask for a new one when the time below is over.',
  MUSIC_FAILURE: 'An error occurred, please try later',
  WRONG_NUMBER: 'Wrong number!',
  INVALID_NUMBER: 'Invalid number',
  invalid_data: 'Invalid data',
  OUTCOME_UNKNOWN: 'No answer came and we do not know yet whether it was done. Try again: it will not be done twice.',
  OFFLINE: 'No connection. Check your internet and try again.',
} as const satisfies Record<keyof typeof errorsBg, string>;

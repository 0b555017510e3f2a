// The calls that begin a registration and activate its e-mail.

import { Type } from 'typebox';
import { endpoint } from '#platform/endpoint.ts';
import { codeCheckErrors } from '#platform/one-time-code.ts';
import { nullable, strict } from '#platform/schema.ts';
import { ByEmail, limits, ofOwnWorkflow, profile, resending } from '../resend-schema.ts';
import { Code, Email, Language, open, OperatingSystem, Workflow, workflows } from '../workflow-schema.ts';

export const startRegistration = endpoint({
  ...open,
  name: 'startRegistration',
  summary: 'Begins a registration and sends the activation mail; the answer is the same if the e-mail has an account',
  method: 'POST',
  path: `${workflows}/registration`,
  idempotency: 'key',
  body: strict({
    Recaptcha: Type.Optional(Type.String({ maxLength: 8000 })),
    Password: Type.String({ minLength: 1, maxLength: 200 }),
    Email,
    TermsAgree: Type.Literal(true),
    OperatingSystem,
    Language,
  }),
  answers: { 200: Workflow },
  errors: [
    'EC_Invalid_Recaptcha',
    'EC_Common_Password',
    'EC_Resend_Time_Is_Not_Expired',
    'EC_Reach_Max_Attempts',
    'EC_Codes_Locked',
    'EC_Phone_Is_Not_Eligible',
  ],
});

export const activateRegistration = endpoint({
  ...open,
  name: 'activateRegistration',
  summary:
    'Activates a registration by the code of its mail, for who names the workflow, comes from the browser that began it, or types its password',
  method: 'POST',
  path: `${profile}/activate`,
  headers: ofOwnWorkflow,
  query: strict({ code: Code, email: Email, operatingSystem: OperatingSystem }),
  body: nullable(strict({ Password: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) })),
  answers: { 200: Workflow },
  errors: codeCheckErrors,
});

export const resendActivationEmail = endpoint({
  ...resending,
  name: 'resendActivationEmail',
  summary: 'Sends the activation mail again, if a registration with this e-mail waits for it',
  path: `${profile}/activation-email/resend`,
  headers: ofOwnWorkflow,
  body: ByEmail,
  errors: limits,
});

export const accountEndpoints = [startRegistration, activateRegistration, resendActivationEmail];

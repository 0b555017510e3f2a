// The parameters with which an OpenID provider returns the browser.

import { Type, type Static } from 'typebox';
import { strict } from './schema.ts';

export const ProviderAnswer = strict({
  state: Type.String({ pattern: '^[\\w-]{43}$' }),
  code: Type.String({ minLength: 1, maxLength: 4000 }),
  iss: Type.Optional(Type.String({ maxLength: 400 })),
});
export type ProviderAnswer = Static<typeof ProviderAnswer>;

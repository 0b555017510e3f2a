import type { Mounting } from '#platform/server/http/route.ts';
import { activationRoutes } from '../activation/server/routes.ts';
import { signingRoutes } from '../signing/server/routes.ts';
import { verificationRoutes } from '../verification/server/routes.ts';
import type { SealSource } from './sealed-pdf/open-seal.ts';

export function esigningRoutes(at: Mounting, openSeal: SealSource): void {
  activationRoutes(at);
  signingRoutes(at, openSeal);
  verificationRoutes(at, openSeal);
}

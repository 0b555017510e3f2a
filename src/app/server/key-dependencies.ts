// What depends on the secret key, in the platform and in every area, enabled or not.

import { dependenciesOfPlatform, expiringUsesOfPlatform } from '#platform/server/key-rotation/platform-dependencies.ts';
import { areas } from './areas.ts';

export const keyDependencies = [...dependenciesOfPlatform, ...areas.flatMap((area) => area.keyDependencies)];

export const expiringKeyUses = [...expiringUsesOfPlatform, ...areas.flatMap((area) => area.expiringKeyUses)];

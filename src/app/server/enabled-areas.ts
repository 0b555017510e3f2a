// The areas that this installation offers, and their settings.

import { BadConfiguration, reader, type Environment } from '#platform/server/environment.ts';
import type { ServerArea } from '#platform/server/server-area.ts';
import { areas } from './areas.ts';

/** Areas whose name is not in DISABLED_AREAS. Throws BadConfiguration for an area that cannot be disabled. */
export function enabledAreas(environment: Environment): readonly ServerArea[] {
  const disabled = reader(environment).list('DISABLED_AREAS');
  const optional = areas.filter(({ isOptional }) => isOptional).map(({ name }) => name);
  const unknown = disabled.find((name) => !optional.includes(name));
  if (unknown !== undefined) {
    throw new BadConfiguration(
      `DISABLED_AREAS contains "${unknown}", which cannot be disabled. Choose from ${optional.join(', ')}.`,
    );
  }
  return areas.filter(({ name }) => !disabled.includes(name));
}

/** Throws BadConfiguration with one clear line. */
export function checkAreaSettings(environment: Environment): void {
  for (const area of enabledAreas(environment)) area.checkSettings(environment);
}

/** What the browser may know of the areas' settings. */
export function publicSettingsOf(environment: Environment): Record<string, string> {
  const enabled = enabledAreas(environment);
  const disabled = areas.filter((area) => !enabled.includes(area)).map(({ name }) => name);
  return Object.assign(
    { disabled_areas: disabled.join(',') },
    ...enabled.map((area) => area.publicSettings(environment)),
  ) as Record<string, string>;
}

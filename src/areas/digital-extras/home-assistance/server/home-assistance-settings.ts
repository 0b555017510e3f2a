import { reader, type Environment } from '#platform/server/environment.ts';

export function readHomeAssistanceIds(environment: Environment): string[] {
  return reader(environment).list('HOME_ASSISTANCE_EXTRA_IDS', '20051,20052');
}

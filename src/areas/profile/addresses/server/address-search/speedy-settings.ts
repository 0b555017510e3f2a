// The settings of the courier's address data.

import { BadConfiguration, reader, type Environment } from '#platform/server/environment.ts';

export type SpeedySettings = { url: string; userName: string; password: string };

export function readSpeedySettings(environment: Environment): SpeedySettings | undefined {
  const read = reader(environment);
  const userName = read.text('SPEEDY_USER', '');
  if (userName === '') return undefined;
  const password = read.secret('SPEEDY_PASSWORD', 1);
  if (!password) throw new BadConfiguration('SPEEDY_PASSWORD must be set if SPEEDY_USER is set.');
  const url = read.httpUrl('SPEEDY_URL') ?? 'https://api.speedy.bg/v1';
  return { url: url.replace(/\/+$/, ''), userName, password };
}

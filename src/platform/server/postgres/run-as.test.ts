import { expect, it } from 'vitest';
import { cleanEnvironment } from './run-as.ts';

it('the environment of the server contains no keys and no user settings', () => {
  const environment = cleanEnvironment({
    PATH: '/bin',
    LANG: 'bg_BG.UTF-8',
    LC_TIME: 'bg_BG.UTF-8',
    PGDATA: '/elsewhere',
    LD_LIBRARY_PATH: '/other/libraries',
    NODE_OPTIONS: '--inspect',
    SECRET_KEY: 'a secret',
    SMTP_URL: 'smtp://name:password@host',
  });
  expect(environment).toEqual({ PATH: '/bin', LC_ALL: 'C', TZ: 'UTC', HOME: '/' });
});

import { expect, it } from 'vitest';
import { cleanEnvironment } from './run-as.ts';

it("the person's language, PostgreSQL and Node settings do not reach the server", () => {
  const environment = cleanEnvironment({
    PATH: '/bin',
    LANG: 'bg_BG.UTF-8',
    LC_TIME: 'bg_BG.UTF-8',
    PGDATA: '/elsewhere',
    LD_LIBRARY_PATH: '/other/libraries',
    NODE_OPTIONS: '--inspect',
  });
  expect(environment).toEqual({ PATH: '/bin', LC_ALL: 'C', TZ: 'UTC', HOME: '/' });
});

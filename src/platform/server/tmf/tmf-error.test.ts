import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerTmfFailure } from './tmf-error.ts';

it.each([
  [400, 'invalidBody', 400],
  [499, 'invalidBody', 400],
  [500, 'internalError', 500],
  [undefined, 'internalError', 500],
])('a failure with the status %s is answered with %s', async (statusCode, code, status) => {
  const app = Fastify();
  app.setErrorHandler((error, request, reply) => answerTmfFailure(error as never, request, reply));
  app.get('/', () => {
    throw Object.assign(new Error('odd'), { statusCode });
  });
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  await app.close();
});

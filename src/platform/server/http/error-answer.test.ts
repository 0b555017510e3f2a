import Fastify, { type FastifyError } from 'fastify';
import { expect, it } from 'vitest';
import { answerFailure } from './error-answer.ts';

it.each([
  [400, 400, 'EC_Invalid_Request'],
  [418, 400, 'EC_Invalid_Request'],
  [499, 400, 'EC_Invalid_Request'],
  [500, 500, 'EC_Internal_Error'],
  [503, 500, 'EC_Internal_Error'],
  [undefined, 500, 'EC_Internal_Error'],
])('a failure with the status %s is answered with %i %s', async (statusCode, status, code) => {
  const app = Fastify();
  app.setErrorHandler<FastifyError>((error, request, reply) => answerFailure(error, request, reply, (each) => each));
  app.get('/', () => {
    throw Object.assign(new Error('the cause'), { statusCode });
  });
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { ErrorCode: code, Message: code }]);
  expect(answer.body).not.toContain('the cause');
  await app.close();
});

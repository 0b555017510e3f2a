// POST /tmf-api/oauth/token: a client exchanges its secret for a token of five minutes (RFC 6749, client credentials).

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { strict } from '#platform/schema.ts';
import { hashOf } from '../http/caller.ts';
import type { Platform } from '../platform.ts';
import { countAttempt } from '../rate-limit.ts';
import { signToken, tokenLifeSeconds } from './api-token.ts';
import type { ApiClient, OperatorApiSettings } from './operator-api-settings.ts';
import { TmfError } from './tmf-error.ts';

const Form = strict({
  grant_type: Type.String({ maxLength: 100 }),
  scope: Type.Optional(Type.String({ maxLength: 400 })),
  client_id: Type.Optional(Type.String({ maxLength: 100 })),
  client_secret: Type.Optional(Type.String({ maxLength: 400 })),
});

const perAddress = { name: 'operator-api-token', limit: 60, windowSeconds: 60 };

export function tokenEndpoint(tmf: FastifyInstance, platform: Platform, { clients }: OperatorApiSettings): void {
  void tmf.register((form, _, ready) => {
    form.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    form.post<{ Body: Static<typeof Form> }>('/oauth/token', {
      schema: { body: Form },
      onRequest: (request) => refuseTooMany(platform, request),
      handler: async (request, reply) => {
        const { grant_type, scope, ...inBody } = request.body;
        const client = clientOf(clients, credentialsIn(request) ?? inBody);
        if (!client) return refuse(reply, 401, 'invalid_client');
        if (grant_type !== 'client_credentials') return refuse(reply, 400, 'unsupported_grant_type');
        const asked = scope?.split(' ').filter(Boolean);
        const granted = client.scopes.filter((each) => !asked || asked.includes(each));
        if (asked && granted.length < asked.length) return refuse(reply, 400, 'invalid_scope');
        return reply.send({
          access_token: await signToken(platform, client, granted),
          token_type: 'Bearer',
          expires_in: tokenLifeSeconds,
          scope: granted.join(' '),
        });
      },
    });
    ready();
  });
}

async function refuseTooMany({ countersDb, clock }: Platform, { ip }: FastifyRequest): Promise<void> {
  const verdict = await countAttempt(countersDb, { ...perAddress, subject: ip, now: clock.now() });
  if (!verdict.allowed) throw new TmfError('tooManyRequests', undefined, verdict.retryAfterSeconds);
}

type Credentials = { client_id?: string; client_secret?: string };

function credentialsIn({ headers }: FastifyRequest): Credentials | null {
  const [, encoded] = /^Basic ([\w+/=]{1,1000})$/i.exec(headers.authorization ?? '') ?? [];
  if (!encoded) return null;
  const [client_id = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return { client_id, client_secret: secret.join(':') };
}

/** An unknown client takes as long as a known one. */
function clientOf(clients: readonly ApiClient[], { client_id, client_secret = '' }: Credentials): ApiClient | null {
  const client = clients.find(({ name }) => name === client_id);
  const isRight = timingSafeEqual(hashOf(client_secret), client?.secretHash ?? Buffer.alloc(32));
  return client && isRight ? client : null;
}

function refuse(reply: FastifyReply, status: 400 | 401, error: string): FastifyReply {
  if (status === 401) void reply.header('www-authenticate', 'Basic realm="operator-api"');
  return reply.code(status).send({ error });
}

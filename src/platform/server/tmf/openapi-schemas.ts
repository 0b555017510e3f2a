// The schemas in the OpenAPI description of /tmf-api.

import { Type, type TObject, type TSchema } from 'typebox';
import { isPatched, isPosted } from './mount-resource.ts';
import { answerBody, type TmfResource } from './resource.ts';

const errorBody = Type.Object({
  code: Type.String(),
  reason: Type.String(),
  message: Type.String({ description: 'Names the attribute' }),
  status: Type.String(),
});
const notification = Type.Object({
  id: Type.String({ description: 'The eventId' }),
  callback: Type.String({ description: 'The address that received the event' }),
});
const subscription = Type.Object({ id: Type.String(), callback: Type.String(), query: Type.Optional(Type.String()) });

const identity = { id: Type.String(), href: Type.String(), '@type': Type.String() };

export function describeSchemas(resources: readonly TmfResource[]): Record<string, TSchema> {
  return {
    Error: errorBody,
    Notification: notification,
    Subscription: subscription,
    ...Object.fromEntries(
      resources.flatMap((resource) => {
        const { type, body } = resource;
        const answer: [string, TSchema] = [type, Type.Object({ ...answerBody(resource)?.properties, ...identity })];
        const patch: [string, TSchema][] =
          body && isPatched(resource) ? [[`${type}_Update`, Type.Partial(sentBody(resource, body))]] : [];
        const create: [string, TSchema][] =
          body && isPosted(resource) ? [[`${type}_Create`, sentBody(resource, body)]] : [];
        return [answer, ...patch, ...create];
      }),
    ),
  };
}

/** With the attributes that may be omitted, and those they are derived from. */
function sentBody({ completion }: TmfResource, body: TObject): TObject {
  const { omissible = [], sources = [] } = completion ?? {};
  const properties = Object.entries(body.properties).map(([name, schema]) => [
    name,
    omissible.includes(name) ? Type.Optional(schema) : schema,
  ]);
  const derived = sources.map((name) => [name, Type.Optional(Type.String())]);
  return Type.Object(Object.fromEntries([...properties, ...derived]) as Record<string, TSchema>, {
    additionalProperties: false,
  });
}

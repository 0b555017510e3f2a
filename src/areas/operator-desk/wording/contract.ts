// Calls of the texts of screens and messages in every language: find, change and restore.

import { Type } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { forEachLanguage, languages } from '#platform/languages.ts';
import { Day, Moment, nullable, oneOf, strict } from '#platform/schema.ts';
import { messageKinds } from '#platform/texts/messages.ts';
import { longestText, textProblems } from './rules.ts';

const Feature = Type.String({ pattern: '^[a-z-]{1,40}$' });
const Key = Type.String({ pattern: '^[A-Za-z0-9_.-]{1,100}$' });
const address = strict({ feature: Feature, key: Key });

const Wording = Type.Object({
  text: Type.String({ description: 'What people see' }),
  built_in: Type.String({ description: 'What they would see without a change' }),
});

const Entry = Type.Object({ feature: Type.String(), key: Type.String(), ...forEachLanguage(() => Wording) });

const Message = Type.Object({
  kind: oneOf(messageKinds),
  name: Type.String(),
  sample: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
    description: 'Example values',
  }),
  texts: Type.Object(
    forEachLanguage(() => Type.Record(Type.String(), Type.String())),
    { description: 'All texts of the message, by key' },
  ),
});

export const findTexts = endpoint({
  name: 'findTexts',
  summary: 'Texts by words, area and whether they were changed, fifty at a time',
  method: 'GET',
  path: '/operator/texts',
  access: 'desk-editor',
  query: strict({
    search: Type.Optional(Type.String({ maxLength: 100 })),
    feature: Type.Optional(Feature),
    changed: Type.Optional(oneOf(['yes'])),
    from: Type.Optional(Type.String({ pattern: '^\\d{1,5}$' })),
  }),
  answers: {
    200: Type.Object({
      features: Type.Array(Type.String()),
      total: Type.Integer(),
      texts: Type.Array(Entry),
    }),
  },
  errors: [],
});

export const readText = endpoint({
  name: 'readText',
  summary: 'One text in every language, the values it takes, its message and its history',
  method: 'GET',
  path: '/operator/texts/:feature/:key',
  access: 'desk-editor',
  params: address,
  answers: {
    200: Type.Object({
      ...Entry.properties,
      values: Type.Array(Type.String()),
      message: nullable(Message),
      sent: nullable(
        Type.Integer({ description: 'How many messages with this text were sent in the last 30 days; null: unknown' }),
      ),
      history: Type.Array(
        Type.Object({
          change: Type.Integer(),
          language: oneOf(languages),
          begins_on: Day,
          state: oneOf(['waits', 'done', 'failed']),
          problem: nullable(oneOf(textProblems)),
          from: nullable(Type.String({ description: 'Null: the built-in text' })),
          to: nullable(Type.String()),
          by: Type.String(),
          at: Moment,
        }),
      ),
    }),
  },
  errors: ['EC_Not_Found'],
});

export const changeText = endpoint({
  name: 'changeText',
  summary: 'Changes a text in one language from a day on; null puts the built-in one back; today is at once',
  method: 'PUT',
  path: '/operator/texts/:feature/:key',
  access: 'desk-editor',
  params: address,
  body: strict({
    language: oneOf(languages),
    text: nullable(Type.String({ maxLength: longestText })),
    was: Type.String({ maxLength: longestText, description: 'The text this change was made from' }),
    begins_on: Day,
  }),
  answers: { 204: empty },
  errors: ['EC_Not_Found', 'EC_Settings_Changed', 'EC_Change_Already_Proposed'],
  idempotency: 'key',
});

export const cancelTextChange = endpoint({
  name: 'cancelTextChange',
  summary: 'Takes back a change of a text that still waits for its day',
  method: 'DELETE',
  path: '/operator/texts/changes/:change',
  access: 'desk-editor',
  params: strict({ change: Type.String({ pattern: '^\\d{1,15}$' }) }),
  answers: { 204: empty },
  errors: ['EC_Not_Found'],
  idempotency: 'key',
});

export const wordingEndpoints = [findTexts, readText, changeText, cancelTextChange];

import { Type } from 'typebox';
import { sessionIdPattern } from '#platform/session.ts';

export const SessionId = Type.String({ pattern: sessionIdPattern });

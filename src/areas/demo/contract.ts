// The calls of the demo: an inbox of sent messages, an adjustable clock, and a reset.

import { Type } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Moment, Msisdn, nullable, oneOf, strict } from '#platform/schema.ts';

export const demoInbox = endpoint({
  name: 'demoInbox',
  summary: 'Messages the portal sent, newest first',
  method: 'GET',
  path: '/dev/inbox',
  access: 'demo',
  query: strict({ to: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) }),
  answers: {
    200: Type.Array(
      Type.Object({
        channel: oneOf(['sms', 'email', 'push']),
        to: Type.String(),
        subject: nullable(Type.String()),
        text: Type.String(),
        html: nullable(Type.String({ description: 'An e-mail as a mail program shows it' })),
        code: nullable(Type.String()),
        attachment: nullable(Type.String({ description: 'The name of the attached file' })),
        sent_at: Moment,
        held_until: nullable(Type.String({ description: 'The end of the quiet hours that hold it back' })),
      }),
    ),
  },
  errors: [],
});

const ClockReading = Type.Object({ now: Moment, offset_seconds: Type.Integer() });

export const advanceDemoClock = endpoint({
  name: 'advanceDemoClock',
  summary: 'Moves the portal’s clock forward and runs what falls due',
  method: 'POST',
  path: '/dev/clock',
  access: 'demo',
  body: strict({ advance_seconds: Type.Integer({ minimum: 0, maximum: 10 * 366 * 86_400 }) }),
  answers: { 200: ClockReading },
  errors: [],
});

export const resetDemoClock = endpoint({
  name: 'resetDemoClock',
  summary: 'Puts the portal’s clock back to the real time',
  method: 'DELETE',
  path: '/dev/clock',
  access: 'demo',
  answers: { 200: ClockReading },
  errors: [],
});

export const resetDemo = endpoint({
  name: 'resetDemo',
  summary: 'Puts the demo data back as it was on the first day; everybody is signed out',
  method: 'POST',
  path: '/dev/reset',
  access: 'demo',
  answers: { 204: empty },
  errors: ['EC_Not_Of_The_Demo'],
});

const Line = Type.Object({
  line: nullable(Type.String({ description: 'The number whose mobile line this browser is on; none on Wi-Fi' })),
  lines: Type.Array(Type.String()),
});

export const demoLine = endpoint({
  name: 'demoLine',
  summary: 'On whose mobile line this browser is, and the lines the embedded network knows',
  method: 'GET',
  path: '/dev/line',
  access: 'demo',
  answers: { 200: Line },
  errors: [],
});

export const setDemoLine = endpoint({
  name: 'setDemoLine',
  summary: 'Puts this browser on somebody’s mobile line, or on Wi-Fi',
  method: 'PUT',
  path: '/dev/line',
  access: 'demo',
  body: strict({ line: nullable(Msisdn) }),
  answers: { 204: empty },
  errors: [],
});

export const demoEndpoints = [demoInbox, advanceDemoClock, resetDemoClock, resetDemo, demoLine, setDemoLine];

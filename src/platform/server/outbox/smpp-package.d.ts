// The part of the smpp package that the portal uses; the package has no types.

declare module 'smpp' {
  import type { EventEmitter } from 'node:events';
  import type { Server as NetServer } from 'node:net';

  type Pdu = {
    command: string;
    command_status: number;
    sequence_number: number;
    response(fields?: Record<string, unknown>): Pdu;
  };

  interface Session extends EventEmitter {
    send(pdu: Pdu): boolean;
    close(): void;
    destroy(): void;
    bind_transceiver(fields: Record<string, unknown>, answered: (pdu: Pdu) => void): boolean;
    submit_sm(fields: Record<string, unknown>, answered: (pdu: Pdu) => void): boolean;
    enquire_link(answered: (pdu: Pdu) => void): boolean;
    unbind(answered: (pdu: Pdu) => void): boolean;
  }

  const smpp: {
    connect(options: { host: string; port: number; tls: boolean }): Session;
    createServer(onSession: (session: Session) => void): NetServer;
  };

  export type { Pdu, Session };
  export default smpp;
}

// The part of the smpp package that the portal uses; the package has no types.

declare module 'smpp' {
  import type { EventEmitter } from 'node:events';
  import type { Server as NetServer } from 'node:net';

  type Pdu = {
    command: string;
    command_status: number;
    sequence_number: number;
    message_id?: string;
    response(fields?: Record<string, unknown>): Pdu;
  };

  type DeliveredPdu = Pdu & {
    esm_class: number;
    short_message?: { message: string | Buffer };
    message_payload?: { message: string | Buffer };
    receipted_message_id?: string;
    message_state?: number;
    network_error_code?: Buffer;
  };

  interface Session extends EventEmitter {
    send(pdu: Pdu): boolean;
    close(): void;
    destroy(): void;
    bind_transceiver(fields: Record<string, unknown>, answered: (pdu: Pdu) => void): boolean;
    submit_sm(fields: Record<string, unknown>, answered: (pdu: Pdu) => void): boolean;
    deliver_sm(fields: Record<string, unknown>, answered: (pdu: Pdu) => void): boolean;
    enquire_link(answered: (pdu: Pdu) => void): boolean;
    unbind(answered: (pdu: Pdu) => void): boolean;
  }

  const smpp: {
    connect(options: { host: string; port: number; tls: boolean }): Session;
    createServer(onSession: (session: Session) => void): NetServer;
  };

  export type { DeliveredPdu, Pdu, Session };
  export default smpp;
}

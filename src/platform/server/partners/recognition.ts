// The host in the operator's network that knows a number by the line a browser asked it on: a port.

export type Recognition = {
  /** The number the host has seen under the unique id, or null. Throws when the host cannot be asked. */
  numberOf(uniqueId: string): Promise<string | null>;
};

/** The host does not answer, or not as it should. */
export class RecognitionUnavailable extends Error {
  override readonly name = 'RecognitionUnavailable';
}

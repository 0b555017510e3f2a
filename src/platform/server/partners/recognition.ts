// The host in the operator's network that knows a number by the line a browser asked it on: a port.

export type Recognition = {
  /**
   * The number of the line on which the host gave this token to the browser with this unique id, or null. A token is good
   * once. Throws when the host cannot be asked.
   */
  numberOf(uniqueId: string, token: string): Promise<string | null>;
};

/** The host does not answer, or not as it should. */
export class RecognitionUnavailable extends Error {
  override readonly name = 'RecognitionUnavailable';
}

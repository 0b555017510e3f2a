// The port of the host in the operator's network that recognises a number by the line of the browser.

export type Recognition = {
  /**
   * The number of the line on which the host gave this token to the browser with this unique id, or null. A token is
   * valid once. Throws if the host is unavailable.
   */
  numberOf(uniqueId: string, token: string): Promise<string | null>;
};

/** The host does not answer, or answers incorrectly. */
export class RecognitionUnavailable extends Error {
  override readonly name = 'RecognitionUnavailable';
}

/** A valid request of one call. */
export type Sample = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** A list as body. */
  list?: readonly object[];
  headers?: Record<string, string>;
};

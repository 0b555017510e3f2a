/** Everything the operator's systems call stands under this path. */
export const tmfBase = '/tmf-api';

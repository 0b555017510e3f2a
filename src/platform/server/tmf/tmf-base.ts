export const tmfBase = '/tmf-api';

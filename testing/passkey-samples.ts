// A valid request of every call of passkeys, by Maria.

const unknown = 'b3bd5fa2-5d8e-4e8d-8a55-7a4b0d6f1c01';
const assertion = { id: 'AAAA', client_data: 'AAAA', authenticator_data: 'AAAA', signature: 'AAAA' };

export const passkeySamples = {
  listPasskeys: () => ({}),
  startPasskey: () => ({}),
  addPasskey: () => ({
    body: { name: 'Телефон', id: 'AAAA', client_data: 'AAAA', attestation: 'AAAA', transports: ['internal'] },
  }),
  renamePasskey: () => ({ params: { passkeyId: unknown }, body: { name: 'Лаптоп' } }),
  removePasskey: () => ({ params: { passkeyId: unknown } }),
  askForPasskey: () => ({ body: { session_id: 'A'.repeat(25) } }),
  authenticateByPasskey: () => ({ body: { session_id: 'A'.repeat(25), assertion } }),
  askForStepUpPasskey: () => ({}),
};

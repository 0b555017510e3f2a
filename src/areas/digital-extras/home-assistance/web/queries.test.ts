import { expect, it, vi } from 'vitest';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { assistanceQuery } from './queries.ts';

const policy = { policy_number: 'HA-1', status: 'Active' };

function ask(lookUp: () => Promise<unknown>) {
  const call = vi.fn((spec: { name: string }) =>
    spec.name === 'policyDocumentId' ? lookUp() : Promise.resolve(policy),
  );
  const query = assistanceQuery({ call } as unknown as ApiClient, '359888100101');
  return query.queryFn!({ signal: new AbortController().signal } as never);
}

it('a policy includes its document', async () => {
  expect(await ask(() => Promise.resolve({ document_id: 'DOC-1' }))).toEqual({ policy, documentId: 'DOC-1' });
});

it('a policy without a document is shown without an error [ES-046]', async () => {
  const missing = new ApiError('EC_ESign_Document_Id_Missing', 404, '', {});
  expect(await ask(() => Promise.reject(missing))).toEqual({ policy, documentId: null });
});

it('any other failure of the document lookup is reported', async () => {
  const away = new ApiError('EC_Service_Unavailable', 503, '', {});
  await expect(ask(() => Promise.reject(away))).rejects.toBe(away);
});

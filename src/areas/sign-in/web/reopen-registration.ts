// A user who registered for a company and is not approved yet has no profile: e-mail and password open the waiting
// page.

import { reopenRegistration } from '#areas/registration/contract.ts';
import { correlationIdKey } from '#areas/registration/rules.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { webBase } from '#platform/web-base.ts';

/** Null if no such registration is pending. */
export async function waitingRegistration(api: ApiClient, Email: string, Password: string): Promise<string | null> {
  try {
    const { workflowCorrelationId } = await api.call(reopenRegistration, { body: { Email, Password } });
    sessionStorage.setItem(correlationIdKey, workflowCorrelationId);
    return `${webBase}/registration/waiting`;
  } catch {
    return null;
  }
}

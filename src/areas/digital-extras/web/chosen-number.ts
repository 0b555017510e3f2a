// The number an extras screen is about: the one in the address, even when it is nobody's here, else the first service.

import { useChosenMsisdn } from '#platform/web/shell/chosen-service.ts';
import { useShellPerson } from '#platform/web/shell/shell-data.ts';

export function useChosenNumber(): string | undefined {
  const inAddress = useChosenMsisdn();
  const first = useShellPerson()?.services[0]?.service_id;
  return inAddress ?? first;
}

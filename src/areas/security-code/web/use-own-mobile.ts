import { useShellPerson } from '#platform/web/shell/shell-data.ts';

/** The first mobile number of the user as a suggestion; empty if there is none. */
export function useOwnMobile(): string {
  const services = useShellPerson()?.services ?? [];
  return services.find(({ service_type }) => service_type === 'MobilePhone')?.service_id ?? '';
}

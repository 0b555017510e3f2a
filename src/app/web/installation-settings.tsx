import { replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { currencyInfo } from '#platform/contract.ts';
import { builtInCurrency, type CurrencyInfo } from '#platform/money.ts';
import { application } from '#platform/texts/texts.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { currencyKey } from '#platform/web/api/query-keys.ts';
import { useConfiguration } from '#platform/web/configuration.ts';
import { CurrencyContext } from '#platform/web/currency.ts';
import { EnabledAreasContext, enabledAreasOf } from '#platform/web/enabled-areas.ts';

/** Most operators have the built-in currency: its answer must not render every price again. */
const sameIfBuiltIn = (answer: CurrencyInfo) => replaceEqualDeep(builtInCurrency, answer);

/** The currency and the areas of this installation. Until the currency is known, the built-in one is shown. */
export function InstallationSettings({ children }: { children: ReactNode }) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: currencyKey,
    queryFn: ({ signal }) => api.call(currencyInfo, { query: { System: application }, signal }),
    select: sameIfBuiltIn,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const configuration = useConfiguration();
  const isEnabled = useMemo(() => enabledAreasOf(configuration), [configuration]);
  return (
    <EnabledAreasContext value={isEnabled}>
      <CurrencyContext value={data ?? builtInCurrency}>{children}</CurrencyContext>
    </EnabledAreasContext>
  );
}

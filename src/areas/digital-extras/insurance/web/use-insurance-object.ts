// The policies of the insurance extras of a number, by code, as they arrive.

import { useQueries } from '@tanstack/react-query';
import { useApi } from '#platform/web/api/api-context.ts';
import type { Extra } from '../../contract-parts.ts';
import { groups } from '../../groups.ts';
import { isActive } from '../../lists.ts';
import type { InsuranceObject } from '../../states.ts';
import { insuranceQuery } from './queries.ts';

export function useInsuranceObject(msisdn: string, extras: readonly Extra[]): InsuranceObject {
  const api = useApi();
  const insured = extras.filter((extra) => extra.group_type === groups.insurance && isActive(extra));
  return useQueries({
    queries: insured.map((extra) => insuranceQuery(api, msisdn, extra)),
    combine: (answers) =>
      Object.fromEntries(
        insured.flatMap(({ code }, index) => {
          const policy = answers[index]?.data;
          return policy === undefined ? [] : [[code, policy]];
        }),
      ),
  });
}

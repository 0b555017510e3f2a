import { sql } from 'kysely';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ServiceType } from '#platform/service-type.ts';

export type ContractRow = {
  contract_id: string;
  signed_on: string;
  ends_on: string | null;
  holder_name: string;
  services: {
    service_id: string;
    service_type: ServiceType;
    installation_address: string | null;
    tariff_name_bg: string;
    tariff_name_en: string;
    label: string | null;
  }[];
};

export async function findContract(
  db: Queryable,
  { accountId, customerId, contractId }: { accountId: number; customerId: number; contractId: string },
): Promise<ContractRow | undefined> {
  const { rows } = await sql<ContractRow>`
    select contract.contract_id, contract.signed_on::text, contract.ends_on::text, customer.name as holder_name,
      coalesce((
        select json_agg(json_build_object(
          'service_id', service.service_id, 'service_type', service.service_type,
          'installation_address', service.installation_address, 'label', held.label,
          'tariff_name_bg', tariff.name_bg, 'tariff_name_en', tariff.name_en) order by service.service_id)
        from service join tariff using (tariff_id)
        left join account_service held on held.account_id = ${accountId}
          and held.customer_id = service.customer_id and held.service_id = service.service_id
        where service.customer_id = contract.customer_id and service.contract_id = contract.contract_id
      ), '[]') as services
    from contract join customer using (customer_id)
    where contract.customer_id = ${customerId} and contract.contract_id = ${contractId}`.execute(db);
  return rows[0];
}

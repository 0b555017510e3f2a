// The documents of a user, built by PostgreSQL in one statement: the baseline for the portal's read.

const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const documentsText = `select coalesce(json_agg(json_build_object(
    'document_id', document_id, 'name', name_bg, 'type', type, 'status', status,
    'created_at', ${moment('document.created_at')}, 'signed_at', ${moment('signed_at')}, 'pid', customer.pid,
    'sign_by', sign_by,
    'is_expired', status = 'ForSigning' and coalesce(sign_by < (now() at time zone 'Europe/Sofia')::date, false),
    'service_id', service_id,
    'is_sealed', exists (select from document_file file where file.customer_id = document.customer_id
      and file.document_id = document.document_id and form = 'sealed'),
    'is_opened', exists (select from document_event event where event.customer_id = document.customer_id
      and event.document_id = document.document_id and kind = 'opened'),
    'declined_at', ${moment('declined_at')}, 'decline_reason', decline_reason,
    'is_being_sealed', exists (select from document_signing signing where signing.customer_id = document.customer_id
      and signing.document_id = document.document_id and sealed_at is null),
    'summary', (select coalesce(json_agg(json_build_object('kind', line -> 'kind', 'text', line -> 'bg') order by place), '[]')
      from json_array_elements(summary::json) with ordinality as lines (line, place)))
    order by coalesce(signed_at, declined_at, document.created_at) desc, document_id), '[]')::text as answer
  from account_pid join document using (customer_id) join customer using (customer_id)
  where account_pid.account_id = $1 and status <> 'Replaced'`;

import { expect, it } from 'vitest';
import { withClient } from '#platform/server/database/with-client.ts';
import { describeRetention, type DescribedTable } from '#testing/describe-retention.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { retentionRules } from '../server/background.ts';

it('the retention document has a row for every table, and matches the retention rules', async () => {
  const document = describeRetention(await readTables(), retentionRules);
  expect(document, 'state the retention of the table in testing/describe-retention.ts').not.toContain('UNKNOWN');
  await expect(document).toMatchFileSnapshot('../../../docs/retention.md');
});

async function readTables(): Promise<DescribedTable[]> {
  const { connection, drop } = await freshDatabase();
  const { rows } = await withClient(connection, (client) =>
    client.query<DescribedTable>(
      `select table_name as name, bool_or(column_name = 'customer_id') as "ofCustomer",
          bool_or(column_name = 'account_id') as "ofAccount"
        from information_schema.tables join information_schema.columns using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' group by 1 order by 1`,
    ),
  );
  await drop();
  return rows;
}

// A dedicated connection for one task, closed afterwards.

import { Client, type ClientConfig } from 'pg';

export async function withClient<Value>(
  connection: ClientConfig,
  work: (client: Client) => Promise<Value>,
): Promise<Value> {
  const client = new Client(connection);
  // A lost connection fails the running statement; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

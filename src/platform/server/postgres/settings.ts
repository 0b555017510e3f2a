// Settings of the embedded PostgreSQL: small, private, and either durable or for throw-away tests.

export type Durability = 'durable' | 'throw-away';

type Settings = Readonly<Record<string, string>>;

const privateSettings: Settings = {
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
};

const smallSettings: Settings = {
  shared_buffers: '64MB',
  max_worker_processes: '4',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  io_method: 'sync',
  jit: 'off',
  huge_pages: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '128MB',
};

/** Failing statements and their values are personal data: the application gets them, the log never does. */
const discreetSettings: Settings = {
  log_destination: 'stderr',
  logging_collector: 'off',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  lc_messages: 'C',
  log_timezone: 'UTC',
  timezone: 'UTC',
};

const durabilitySettings: Readonly<Record<Durability, Settings>> = {
  durable: { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', restart_after_crash: 'on' },
  'throw-away': { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' },
};

export function serverArguments(durability: Durability, maxConnections: number): string[] {
  const settings = { ...privateSettings, ...smallSettings, ...discreetSettings, ...durabilitySettings[durability] };
  return Object.entries({ ...settings, max_connections: String(maxConnections) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
}

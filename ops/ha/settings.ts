// The configuration files between the portal and its database.

import { join } from 'node:path';
import { hosts, type Host } from './network.ts';

/**
 * Synchronous: a change is acknowledged once two machines have it. Asynchronous is the control, which must lose
 * changes.
 */
export type Replication = 'synchronous' | 'asynchronous';

export const password = 'a-password-of-this-run';
export const ports = { database: 15_432, pool: 16_432, portals: 14_700 } as const;
export const portalPorts = [14_701, 14_702, 14_703] as const;
const binaries = '/usr/lib/postgresql/15/bin';

export function etcdWords(host: Host, folder: string): string[] {
  const peers = hosts.map(({ name, address }) => `${name}=http://${address}:2380`).join(',');
  const [peer, client] = [`http://${host.address}:2380`, `http://${host.address}:2379`];
  return [
    '--name',
    host.name,
    '--data-dir',
    join(folder, 'etcd'),
    '--logger',
    'zap',
    '--log-level',
    'error',
    '--listen-peer-urls',
    peer,
    '--initial-advertise-peer-urls',
    peer,
    '--listen-client-urls',
    client,
    '--advertise-client-urls',
    client,
    '--initial-cluster',
    peers,
    '--initial-cluster-state',
    'new',
    '--initial-cluster-token',
    'abonat',
    '--heartbeat-interval',
    '200',
    '--election-timeout',
    '2000',
    '--pre-vote',
    '--enable-v2',
  ];
}

export function patroniSettings(host: Host, folder: string, replication: Replication): string {
  const account = (username: string) => `{ username: ${username}, password: ${password} }`;
  return `scope: abonat
name: ${host.name}
restapi: { listen: '${host.address}:8008', connect_address: '${host.address}:8008' }
etcd: { hosts: [${hosts.map(({ address }) => `'${address}:2379'`).join(', ')}] }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 3
    retry_timeout: 5
    primary_start_timeout: 0
    maximum_lag_on_failover: 1073741824
    synchronous_mode: ${replication === 'synchronous'}
    postgresql:
      use_pg_rewind: true
      remove_data_directory_on_rewind_failure: true
      remove_data_directory_on_diverged_timelines: true
      parameters:
        max_connections: 200
        wal_keep_size: 512MB
        wal_sender_timeout: 10s
        wal_receiver_timeout: 10s
        shared_buffers: 64MB
  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums]
  pg_hba:
    - local all all trust
    - host replication all 10.77.0.0/24 scram-sha-256
    - host all all 10.77.0.0/24 scram-sha-256
postgresql:
  basebackup:
    - checkpoint: fast
  listen: '${host.address}:5432'
  connect_address: '${host.address}:5432'
  data_dir: ${join(folder, 'rows')}
  bin_dir: ${binaries}
  pgpass: ${join(folder, 'pgpass')}
  parameters: { unix_socket_directories: ${folder} }
  authentication: { superuser: ${account('postgres')}, replication: ${account('replicator')}, rewind: ${account('rewind')} }
`;
}

/** Database connections go to the leader only; users go to any portal that is ready. */
export function haproxySettings(): string {
  const databases = hosts.map(({ name, address }) => `  server ${name} ${address}:5432 check port 8008`);
  const portals = portalPorts.map((port) => `  server portal-${port} 127.0.0.1:${port} check`);
  return `global
  maxconn 2000
defaults
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
listen database
  mode tcp
  bind 127.0.0.1:${ports.database}
  option httpchk GET /primary
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${databases.join('\n')}
listen portals
  mode http
  bind 127.0.0.1:${ports.portals}
  balance roundrobin
  retries 2
  option redispatch 1
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
  default-server inter 1s fall 2 rise 1
${portals.join('\n')}
`;
}

/** Session pooling: prepared statements stay on their connection. */
export function pgbouncerSettings(folder: string): string {
  return `[databases]
abonat = host=127.0.0.1 port=${ports.database} dbname=postgres user=postgres password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pool}
unix_socket_dir = ${folder}
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = session
max_client_conn = 300
default_pool_size = 120
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 10
ignore_startup_parameters = extra_float_digits,options
`;
}

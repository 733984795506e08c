const CHECK_EVERY_MS = 200;

/** Ports of 127.0.0.1 of the parts behind HAProxy, and of its own two addresses. */
export interface ProxyPorts {
  /** Address of the product. */
  front: number;
  /** Address of the primary, whichever server it is. */
  database: number;
  apis: readonly number[];
  primary: number;
  standby: number;
}

/**
 * Returns a configuration of HAProxy. A call that can be repeated (a read, or a write with a key) is sent to the other server when
 * its server ends. The standby gets connections only while the primary does not answer; a primary that answers again gets
 * them back, because they would remain read-only.
 */
export function proxyConfiguration({ front, database, apis, primary, standby }: ProxyPorts): string {
  const servers = apis.map((port, index) => `  server api${index + 1} 127.0.0.1:${port} check`);
  return `global
  maxconn 2000
defaults
  timeout connect 1s
  timeout check 1s
  timeout client 65s
  timeout server 65s
  default-server inter ${CHECK_EVERY_MS} fall 3 rise 1
frontend product
  mode http
  bind 127.0.0.1:${front}
  default_backend apis
backend apis
  mode http
  balance roundrobin
  option forwardfor
  option httpchk GET /api/health/ready
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
  http-error status 503 content-type text/plain string "Unavailable" hdr Retry-After 2
  http-request disable-l7-retry if !METH_GET !{ req.hdr(idempotency-key) -m found }
${servers.join('\n')}
listen database
  mode tcp
  bind 127.0.0.1:${database}
  option pgsql-check user postgres
  server primary 127.0.0.1:${primary} check on-marked-down shutdown-sessions on-marked-up shutdown-backup-sessions
  server standby 127.0.0.1:${standby} check backup
`;
}

/** A way through a link: connections to `port` of 127.0.0.1 lead to `target`. */
export interface Route {
  name: string;
  port: number;
  target: number;
}

/** Returns a configuration of HAProxy that forwards connections and limits no time of them. */
export const linkConfiguration = (routes: readonly Route[]): string => `global
  maxconn 1000
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
${routes
  .map(
    ({ name, port, target }) => `listen ${name}
  bind 127.0.0.1:${port}
  server ${name} 127.0.0.1:${target}`,
  )
  .join('\n')}
`;

/** Time limits that the product sets at the start of a connection, which PgBouncer does not pass on. */
const LIMITS = 'SET statement_timeout = 5000; SET lock_timeout = 2000; SET idle_in_transaction_session_timeout = 10000';

/** Returns a configuration of PgBouncer with transaction pooling, in front of the database at `database`. */
export const poolerConfiguration = (port: number, database: number): string => `[databases]
* = host=127.0.0.1 port=${database} user=postgres connect_query='${LIMITS}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 40
max_client_conn = 400
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 5
ignore_startup_parameters = extra_float_digits,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`;

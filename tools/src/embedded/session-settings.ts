import { quoteLiteral } from './sql-inspection.js';

/** Name and value of a session setting. */
type Setting = readonly [name: string, value: string];

/** The settings one connection believes it has. */
export interface SessionState {
  /** Settings of the start-up packet; RESET restores them. */
  readonly startup: readonly Setting[];
  current: readonly Setting[];
  /** A statement may have changed settings since `current` was read. */
  dirty: boolean;
}

/** Runs a statement on the engine and returns its rows as text. */
export type EngineQuery = (sql: string) => Promise<(string | null)[][]>;

// the gateway controls whether writes are accepted
const READ_SESSION_SETTINGS = `select name, current_setting(name) from pg_settings where source = 'session' and name <> 'default_transaction_read_only'
  union all select 'role', current_setting('role') where current_setting('role') <> 'none'`;

const DROP_SESSION_SETTINGS = 'reset session authorization; reset role; reset all';

/**
 * Session timeouts, which the gateway enforces: the engine has one session for all clients, and is without it when such
 * a timeout expires.
 */
const SESSION_CLOCKS = ['idle_in_transaction_session_timeout', 'idle_session_timeout', 'transaction_timeout'];
const STARTUP_PARAMETERS_WITHOUT_EFFECT = new Set(['user', 'database', 'replication', 'options', ...SESSION_CLOCKS]);

/** Returns a new session with the settings of a start-up packet. */
export function sessionFromStartup(parameters: ReadonlyMap<string, string>): SessionState {
  const startup = optionSettings(parameters.get('options') ?? '').filter(([name]) => !SESSION_CLOCKS.includes(name));
  for (const [name, value] of parameters) {
    const isDefault = name === 'client_encoding' && /^utf-?8$/i.test(value);
    if (!STARTUP_PARAMETERS_WITHOUT_EFFECT.has(name) && !name.startsWith('_pq_.') && !isDefault) {
      startup.push([name, value]);
    }
  }
  return { startup, current: startup, dirty: false };
}

/**
 * Lends the one engine session to many connections, each with its own settings. Settings the server does not list
 * (custom ones such as `app.user`) cannot be carried over: set them with SET LOCAL.
 */
export class SessionSettings {
  private last: SessionState | null = null;
  /** Key of the settings in force in the engine; null when unknown. */
  private inForce: string | null = key([]);

  constructor(private readonly query: EngineQuery) {}

  /**
   * Applies a connection's settings. Must be called outside of transactions. Throws if the engine refuses one of them.
   */
  async switchTo(session: SessionState): Promise<void> {
    if (session === this.last && this.inForce !== null) return;
    await this.remember();
    if (this.inForce !== key(session.current)) {
      this.inForce = null;
      await this.query([DROP_SESSION_SETTINGS, ...restoring(session.current)].join('; '));
      this.inForce = key(session.current);
    }
    this.last = session;
  }

  /** Removes the state of a closed connection. */
  forget(session: SessionState): void {
    if (this.last !== session) return;
    if (session.dirty) this.inForce = null;
    this.last = null;
  }

  private async remember(): Promise<void> {
    const last = this.last;
    if (!last?.dirty) return;
    const rows = await this.query(READ_SESSION_SETTINGS);
    const found = new Map(rows.map(([name, value]) => [name ?? '', value ?? '']));
    this.inForce = key([...found]);
    last.current = [...new Map([...last.startup, ...found])];
    last.dirty = false;
  }
}

function restoring(settings: readonly Setting[]): string[] {
  if (settings.length === 0) return [];
  const calls = settings.map(([name, value]) => `set_config(${quoteLiteral(name)}, ${quoteLiteral(value)}, false)`);
  return [`select ${calls.join(', ')}`];
}

function key(settings: readonly Setting[]): string {
  return JSON.stringify([...settings].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Settings in libpq's `options`: `-c name=value` and `--name=value`, blanks escaped by a backslash. */
function optionSettings(options: string): Setting[] {
  const settings: Setting[] = [];
  for (const [, name, value] of options.matchAll(/(?:-c\s*|--)([\w.-]+)=((?:\\.|[^\s\\])*)/g)) {
    settings.push([(name as string).replaceAll('-', '_'), (value as string).replace(/\\(.)/g, '$1')]);
  }
  return settings;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { Redis } from 'ioredis';
import pg from 'pg';

const NEVER = new Promise(() => undefined);
const current = new AsyncLocalStorage();

/** Returns the beginning of a statement, or the name of a command of Redis and the kind of its key. */
const labelOf = (sql) => sql.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
const keyOf = (command) =>
  command.args
    .map(String)
    .find((arg) => arg.includes(':'))
    ?.split(':')
    .at(-1) ?? '';

/**
 * Code in `run` behaves like a separate process that dies right before its `dies`th command to a database or to Redis:
 * neither that command nor any later one is sent, and its connections break. The rest of this process continues. Thus
 * one process can play many that die at different points.
 */
export class DyingProcess {
  #sent = 0;
  #connections = new Set();
  #dies;
  #die;
  /** The command that it would have sent next; null while it is alive. */
  diedBefore = null;
  /** Resolves when it dies. */
  died = new Promise((resolve) => (this.#die = resolve));

  constructor(dies = Infinity) {
    this.#dies = dies;
  }

  run(work) {
    return current.run(this, work);
  }

  /**
   * Registers that a connection, which `breakOff` ends, is about to send a command; returns false if the process is
   * dead.
   */
  lives(breakOff, label) {
    this.#connections.add(breakOff);
    if (this.diedBefore !== null) return false;
    this.#sent++;
    if (this.#sent < this.#dies) return true;
    this.diedBefore = label;
    for (const end of this.#connections) end();
    this.#die();
    return false;
  }
}

const breakers = new WeakMap();
/** Returns the function that breaks `connection`: always the same function for the same connection. */
function breakerOf(connection, breakOff) {
  if (!breakers.has(connection)) breakers.set(connection, breakOff);
  return breakers.get(connection);
}

const { query, connect } = pg.Client.prototype;
pg.Client.prototype.query = function (first, ...rest) {
  const breakOff = breakerOf(this, () => this.on('error', () => undefined).connection.stream.destroy());
  const label = labelOf(typeof first === 'string' ? first : first.text);
  if (current.getStore()?.lives(breakOff, label) === false) return NEVER;
  return query.call(this, first, ...rest);
};
pg.Client.prototype.connect = function (...args) {
  return current.getStore()?.diedBefore ? NEVER : connect.apply(this, args);
};

const { sendCommand } = Redis.prototype;
Redis.prototype.sendCommand = function (command, ...rest) {
  const breakOff = breakerOf(this, () => this.disconnect());
  if (current.getStore()?.lives(breakOff, `${command.name} ${keyOf(command)}`.trim()) === false) return NEVER;
  return sendCommand.call(this, command, ...rest);
};

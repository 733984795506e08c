import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { cString, frames, frontend, int32, message } from '../wire.js';

const POLL_INTERVAL_MS = 5;
const PROTOCOL_VERSION = 196608;

export const parse = (sql: string): Buffer => message(frontend.parse, cString(''), cString(sql), Buffer.alloc(2));
export const bind = message(frontend.bind, cString(''), cString(''), Buffer.alloc(6));
export const execute = (rows: number): Buffer => message(frontend.execute, cString(''), int32(rows));
export const flush = message(frontend.flush);

/** A connection on which a test sends single messages of the protocol. */
export interface WireClient {
  socket: Socket;
  /** The bytes since the last exchange. */
  received(): Buffer;
  /** Sends messages and expects responses of the given types. */
  exchange(expected: string, ...messages: Buffer[]): Promise<void>;
  /** The types of the received messages, one letter each. */
  types(): string;
  close(): void;
}

/** Connects to the database at `url`, and sends nothing. */
export function connectWire(url: string): WireClient {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => (received = Buffer.concat([received, chunk])));
  const types = (): string => [...frames(received)].map(({ type }) => String.fromCharCode(type)).join('');
  return {
    socket,
    received: () => received,
    types,
    exchange: async (expected, ...messages) => {
      received = Buffer.alloc(0);
      socket.write(Buffer.concat(messages));
      while (types().length < expected.length && !socket.closed) await sleep(POLL_INTERVAL_MS);
      expect(types()).toBe(expected);
    },
    close: () => void socket.destroy(),
  };
}

/** Connects and signs in; resolves when the database accepts or refuses the password. */
export async function openWire(url: string, password = new URL(url).password): Promise<WireClient> {
  const client = connectWire(url);
  const parameters = Buffer.concat([int32(PROTOCOL_VERSION), cString('user'), cString('postgres'), Buffer.from([0])]);
  client.socket.write(Buffer.concat([int32(parameters.length + 4), parameters]));
  client.socket.write(message(frontend.password, cString(password)));
  while (!/Z$|E$/.test(client.types())) await sleep(POLL_INTERVAL_MS);
  return client;
}

/** PostgreSQL wire protocol 3.0: the few messages a gateway has to read, cut apart and write. */

/** Message type bytes the gateway acts on. */
export const frontend = {
  bind: 0x42,
  close: 0x43,
  copyData: 0x64,
  copyDone: 0x63,
  copyFail: 0x66,
  describe: 0x44,
  execute: 0x45,
  flush: 0x48,
  functionCall: 0x46,
  parse: 0x50,
  password: 0x70,
  query: 0x51,
  sync: 0x53,
  terminate: 0x58,
} as const;

/** Message type bytes of the server. */
export const backend = {
  commandComplete: 0x43,
  copyInResponse: 0x47,
  dataRow: 0x44,
  error: 0x45,
  notification: 0x41,
  readyForQuery: 0x5a,
} as const;

/** Codes in place of the protocol version of a start-up packet. */
export const startupCode = { protocol3: 196608, cancel: 80877102, ssl: 80877103, gssEncryption: 80877104 } as const;

const LARGEST_MESSAGE = 2 ** 30;
const LARGEST_STARTUP_PACKET = 10_000;

/** The peer does not speak the protocol; the connection cannot go on. */
export class ProtocolViolation extends Error {}

/** Returns a big-endian 32-bit integer. */
export function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

/** Returns a zero-terminated UTF-8 text. */
export function cString(text: string): Buffer {
  return Buffer.from(`${text}\0`);
}

/** Returns one message: type byte, length, body. */
export function message(type: number, ...body: Buffer[]): Buffer {
  const length = body.reduce((sum, part) => sum + part.length, 4);
  return Buffer.concat([Buffer.from([type]), int32(length), ...body], length + 1);
}

/** Returns a simple query. */
export function query(sql: string): Buffer {
  return message(frontend.query, cString(sql));
}

/** Ends an extended-protocol batch. */
export const sync = message(frontend.sync);

/** Returns an ErrorResponse with severity, SQLSTATE and text. */
export function errorResponse(code: string, text: string, severity: 'ERROR' | 'FATAL' = 'ERROR'): Buffer {
  const fields = [`S${severity}`, `V${severity}`, `C${code}`, `M${text}`].map(cString);
  return message(backend.error, ...fields, Buffer.from([0]));
}

/** Asks the client for its password in clear text. */
export const passwordRequest = message(0x52, int32(3));

/** Returns a server's messages after a successful login, up to the first ReadyForQuery. */
export function greeting(serverVersion: string, connectionId: number): Buffer {
  const parameters: Record<string, string> = {
    server_version: serverVersion,
    server_encoding: 'UTF8',
    client_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    IntervalStyle: 'postgres',
    TimeZone: 'UTC',
    integer_datetimes: 'on',
    standard_conforming_strings: 'on',
  };
  return Buffer.concat([
    message(0x52, int32(0)),
    ...Object.entries(parameters).map(([name, value]) => message(0x53, cString(name), cString(value))),
    message(0x4b, int32(connectionId), int32(0)),
    message(backend.readyForQuery, Buffer.from('I')),
  ]);
}

/** Position of one message inside a buffer of messages. */
export interface Frame {
  type: number;
  start: number;
  end: number;
}

/** Splits the bytes of a server or a client into messages. Throws ProtocolViolation on invalid messages. */
export function* frames(output: Buffer): Generator<Frame> {
  let start = 0;
  while (start + 5 <= output.length) {
    const end = start + 1 + output.readInt32BE(start + 1);
    if (end < start + 5) throw new ProtocolViolation('invalid message length');
    yield { type: output[start] as number, start, end };
    start = end;
  }
}

/** Returns the zero-terminated string at an offset. */
export function readCString(buffer: Buffer, offset: number): string {
  return buffer.toString('utf8', offset, buffer.indexOf(0, offset));
}

/** Returns the values of a DataRow in text format. */
export function readDataRow(output: Buffer, frame: Frame): (string | null)[] {
  const values: (string | null)[] = [];
  let offset = frame.start + 7;
  for (let left = output.readInt16BE(frame.start + 5); left > 0; left--) {
    const length = output.readInt32BE(offset);
    offset += 4;
    values.push(length < 0 ? null : output.toString('utf8', offset, offset + length));
    offset += Math.max(length, 0);
  }
  return values;
}

/** Returns the human-readable text (field M) of an ErrorResponse. */
export function readErrorText(output: Buffer, frame: Frame): string {
  for (let offset = frame.start + 5; output[offset];) {
    const text = readCString(output, offset + 1);
    if (output[offset] === 0x4d) return text;
    offset += 2 + Buffer.byteLength(text);
  }
  return 'unknown error';
}

/** Returns the name and value pairs of a start-up packet. */
export function readStartupParameters(packet: Buffer): Map<string, string> {
  const words = packet.toString('utf8', 8).split('\0');
  const parameters = new Map<string, string>();
  for (let at = 0; words[at]; at += 2) parameters.set(words[at] as string, words[at + 1] ?? '');
  return parameters;
}

/** Collects chunks from a socket and hands out whole messages. */
export class MessageReader {
  private chunks: Buffer[] = [];
  private available = 0;

  push(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.available += chunk.length;
  }

  /** Returns the next packet without a type byte, or null while it is incomplete. */
  nextStartupPacket(): Buffer | null {
    const head = this.peek(8);
    if (!head) return null;
    const length = head.readInt32BE(0);
    if (length < 8 || length > LARGEST_STARTUP_PACKET) throw new ProtocolViolation('invalid length of startup packet');
    return this.take(length);
  }

  /** Returns the next message with its type byte, or null while it is incomplete. */
  nextMessage(): Buffer | null {
    const head = this.peek(5);
    if (!head) return null;
    const length = head.readInt32BE(1);
    if (length < 4 || length > LARGEST_MESSAGE) throw new ProtocolViolation('invalid message length');
    return this.take(length + 1);
  }

  private peek(length: number): Buffer | null {
    if (this.available < length) return null;
    const first = this.chunks[0] as Buffer;
    if (first.length >= length) return first;
    const joined = Buffer.concat(this.chunks);
    this.chunks = [joined];
    return joined;
  }

  private take(length: number): Buffer | null {
    const bytes = this.peek(length);
    if (!bytes) return null;
    if (bytes.length === length) this.chunks.shift();
    else this.chunks[0] = bytes.subarray(length);
    this.available -= length;
    return bytes.subarray(0, length);
  }
}

import { describe, expect, it } from '@jest/globals';
import {
  backend,
  cString,
  errorResponse,
  frames,
  int32,
  message,
  MessageReader,
  ProtocolViolation,
  query,
  readDataRow,
  readErrorText,
  readStartupParameters,
  sync,
} from './wire.js';

function dataRow(...values: (string | null)[]): Buffer {
  const count = Buffer.alloc(2);
  count.writeInt16BE(values.length);
  const parts = values.map((value) =>
    value === null ? int32(-1) : Buffer.concat([int32(Buffer.byteLength(value)), Buffer.from(value)]),
  );
  return message(backend.dataRow, count, ...parts);
}

describe('MessageReader', () => {
  it.each([1, 2, 3, 7, 1000])('hands out whole messages from chunks of %i bytes', (size) => {
    const messages = [query('select 1'), sync, query('x'.repeat(5000)), query('ಕನ್ನಡ')];
    const stream = Buffer.concat(messages);
    const reader = new MessageReader();
    const found: Buffer[] = [];
    for (let at = 0; at < stream.length; at += size) {
      reader.push(stream.subarray(at, at + size));
      for (let next = reader.nextMessage(); next; next = reader.nextMessage()) found.push(Buffer.from(next));
    }
    expect(found).toEqual(messages);
    expect(reader.nextMessage()).toBeNull();
  });

  it('reads a startup packet followed by a message in the same chunk', () => {
    const body = Buffer.concat([int32(196608), cString('user'), cString('asha'), Buffer.from([0])]);
    const reader = new MessageReader();
    reader.push(Buffer.concat([int32(body.length + 4), body, sync]));
    const packet = reader.nextStartupPacket() as Buffer;
    expect([...readStartupParameters(packet)]).toEqual([['user', 'asha']]);
    expect(reader.nextMessage()).toEqual(sync);
  });

  it.each([
    ['an HTTP request', Buffer.from('GET / HTTP/1.1\r\n')],
    ['a negative length', int32(-5)],
    ['a length below the header', int32(7)],
  ])('refuses %s as a startup packet', (_name, bytes) => {
    const reader = new MessageReader();
    reader.push(Buffer.concat([bytes, Buffer.alloc(8)]));
    expect(() => reader.nextStartupPacket()).toThrow(ProtocolViolation);
  });

  it.each([-1, 3, 2 ** 30 + 1])('refuses a message of length %i', (length) => {
    const reader = new MessageReader();
    reader.push(Buffer.concat([Buffer.from('Q'), int32(length)]));
    expect(() => reader.nextMessage()).toThrow(ProtocolViolation);
  });
});

describe('server output', () => {
  it('is split into frames, rows and error texts', () => {
    const output = Buffer.concat([dataRow('ಅಂಗಡಿ', null, ''), errorResponse('42601', 'syntax error')]);
    const [row, error] = [...frames(output)];
    expect(readDataRow(output, row!)).toEqual(['ಅಂಗಡಿ', null, '']);
    expect(error).toMatchObject({ type: backend.error, end: output.length });
    expect(readErrorText(output, error!)).toBe('syntax error');
  });

  it.each([-1, 3])('is rejected with a message of length %i, without an endless loop', (length) => {
    const output = Buffer.concat([dataRow('1'), Buffer.from('D'), int32(length)]);
    expect(() => [...frames(output)]).toThrow(ProtocolViolation);
  });
});

import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ClamdScanner } from './clamd-scanner.js';
import { ScanRefused } from './file-scanner.js';
import { EICAR, fakeClamd } from './tests/fake-clamd.js';

const closing: (() => Promise<void>)[] = [];

async function start(...behaviour: Parameters<typeof fakeClamd>) {
  const clamd = await fakeClamd(...behaviour);
  closing.push(clamd.close);
  // short timeout for a silent engine; megabytes need longer on a busy machine
  return { clamd, scanner: new ClamdScanner('127.0.0.1', clamd.port, behaviour[0]?.isSilent ? 500 : 20_000) };
}
const inPieces = (...pieces: (string | Buffer)[]): Readable => Readable.from(pieces.map((piece) => Buffer.from(piece)));

describe('ClamdScanner', () => {
  afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

  it('returns null for clean content, after sending all of it', async () => {
    const { clamd, scanner } = await start();
    const large = Buffer.alloc(3_000_000, 'x');
    expect(await scanner.scan(inPieces('begin ', large, ' end'))).toBeNull();
    expect(clamd.shown[0]?.equals(Buffer.concat([Buffer.from('begin '), large, Buffer.from(' end')]))).toBe(true);
  });

  it('returns the name of a virus, wherever the chunks are split', async () => {
    const { scanner } = await start();
    expect(await scanner.scan(inPieces(EICAR.slice(0, 20), EICAR.slice(20)))).toBe('Win.Test.EICAR_HDB-1');
  });

  it('distinguishes a refusal of clamd from an unavailable clamd', async () => {
    const { clamd, scanner } = await start({ most: 1000 });
    await expect(scanner.scan(inPieces(Buffer.alloc(2_000_000)))).rejects.toThrow(ScanRefused);
    await clamd.close();
    await expect(scanner.scan(inPieces('x'))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('waits for an answer no longer than its time', async () => {
    const { scanner } = await start({ isSilent: true });
    await expect(scanner.scan(inPieces('x'))).rejects.toThrow('clamd did not answer in time');
  });

  it('fails when the content cannot be read', async () => {
    const { scanner } = await start();
    const broken = new Readable({ read: () => undefined });
    setImmediate(() => broken.destroy(new Error('disk')));
    await expect(scanner.scan(broken)).rejects.toThrow('disk');
  });
});

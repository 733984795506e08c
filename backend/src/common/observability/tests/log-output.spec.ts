import { beforeEach, describe, expect, it } from '@jest/globals';
import { LogOutput } from '../log-output.js';

describe('LogOutput', () => {
  let written: string;
  /** Results of the next write attempts: an error code, or the number of bytes written. */
  let fates: (string | number)[];
  let output: LogOutput;
  beforeEach(() => {
    [written, fates] = ['', []];
    output = new LogOutput((bytes) => {
      const fate = fates.shift() ?? bytes.length;
      if (typeof fate === 'string') throw Object.assign(new Error(fate), { code: fate });
      written += bytes.subarray(0, fate).toString('latin1');
      return Math.min(fate, bytes.length);
    });
  });

  it.each(['ENOSPC', 'EPIPE', 'EIO'])(
    'drops lines that cannot be written (%s), and reports their number afterwards',
    (code) => {
      output.write('one\n');
      fates = [code, code];
      output.write('two\n');
      output.write('three\n');
      output.write('four\n');
      output.write('five\n');
      expect(written).toBe('one\n\n{"event":"log.lines-missing","lines":2}\nfour\nfive\n');
    },
  );

  it('writes the rest of a line after a partial write', () => {
    fates = [2, 1];
    output.write('three\n');
    expect(written).toBe('three\n');
  });

  it('retries when a pipe is full, for a limited time', () => {
    fates = ['EAGAIN', 'EAGAIN'];
    output.write('one\n');
    expect(written).toBe('one\n');
    fates = Array<string>(200).fill('EAGAIN');
    output.write('two\n');
    expect(written).toBe('one\n');
    expect(fates.length).toBeGreaterThan(0);
  });
});

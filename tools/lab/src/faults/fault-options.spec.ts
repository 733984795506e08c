import { describe, expect, it } from '@jest/globals';
import { readFaultOptions } from './fault-options.js';

const NAMES = ['worker-kill', 'clocks'];

describe('the arguments of the fault suite', () => {
  it('select every fault on both engines, with half a minute of load, by default', () => {
    expect(readFaultOptions([], NAMES)).toEqual({ engines: ['postgres', 'redis'], only: [], seconds: 30, seed: 1 });
  });

  it('choose faults, an engine and a time', () => {
    const args = ['--only', 'clocks', '--only', 'worker-kill', '--engine', 'redis', '--seconds', '40', '--seed', '7'];
    expect(readFaultOptions(args, NAMES)).toEqual({
      ...{ engines: ['redis'], only: ['clocks', 'worker-kill'] },
      ...{ seconds: 40, seed: 7 },
    });
  });

  it.each([
    ['a fault that there is not', ['--only', 'flood'], 'There is no fault flood, but worker-kill, clocks.'],
    ['an engine that there is not', ['--engine', 'kafka'], 'There is no engine kafka.'],
    ['less time than a fault needs', ['--seconds', '5'], 'npm run test:faults -- '],
    ['a time that is no number', ['--seconds', 'long'], 'npm run test:faults -- '],
    ['an option that there is not', ['--fast'], '--fast'],
  ])('are rejected with %s', (_what, args, message) => {
    expect(() => readFaultOptions(args, NAMES)).toThrow(message);
  });
});

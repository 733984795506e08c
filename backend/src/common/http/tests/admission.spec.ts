import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Admission, admissionRules, type Lane, type LaneRule } from '../admission.js';

const RULES: Record<Lane, LaneRule> = {
  read: { atOnce: 4, targetMs: 300, atOnceLate: 1, lateMs: 100, waiting: 3, waitMs: 500 },
  write: { atOnce: 2, targetMs: 600, atOnceLate: 2, lateMs: 400, waiting: 3, waitMs: 1000 },
};
const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

describe('Admission', () => {
  let late: number;
  let admission: Admission;
  beforeEach(() => {
    jest.useFakeTimers();
    late = 0;
    admission = new Admission(RULES, () => late);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  interface Call {
    state: 'waiting' | 'in' | 'refused';
    end: () => void;
    leave: () => void;
  }
  /** Starts a call in `lane` and tracks its state. */
  function call(lane: Lane): Call {
    const caller = new EventEmitter();
    const made: Call = { state: 'waiting', end: () => undefined, leave: () => caller.emit('close') };
    void admission.acquire(lane, caller).then((release) => {
      made.state = release ? 'in' : 'refused';
      if (release) made.end = release;
    });
    return made;
  }
  const calls = async (lane: Lane, count: number): Promise<Call[]> => {
    const all = Array.from({ length: count }, () => call(lane));
    await pass(0);
    return all;
  };
  const states = (all: readonly Call[]): string => all.map(({ state }) => state).join(' ');

  it('admits calls up to the limit of a lane, and the next one when one ends', async () => {
    const reads = await calls('read', 6);
    expect(states(reads)).toBe('in in in in waiting waiting');
    reads[0]!.end();
    reads[0]!.end(); // once
    await pass(0);
    expect(states(reads)).toBe('in in in in in waiting');
  });

  it('admits the first waiting call, or the newest once the first has waited for half of its time', async () => {
    const reads = await calls('read', 5);
    await pass(250);
    const [later] = await calls('read', 1);
    reads[0]!.end();
    await pass(0);
    expect(states([reads[4]!, later!])).toBe('in waiting');
    const [third] = await calls('read', 1);
    await pass(251);
    reads[4]!.end();
    await pass(0);
    expect(states([later!, third!])).toBe('waiting in');
  });

  it('refuses a call that has waited too long, and removes it from the queue', async () => {
    const reads = await calls('read', 5);
    await pass(499);
    expect(reads[4]!.state).toBe('waiting');
    await pass(1);
    expect(reads[4]!.state).toBe('refused');
    for (const read of reads) read.end();
    await calls('read', 2);
    expect(states(await calls('read', 2))).toBe('in waiting'); // one fewer than before, since the first call was slow
  });

  it('refuses at once when too many wait', async () => {
    expect(states(await calls('read', 8))).toBe('in in in in waiting waiting waiting refused');
  });

  it('reserves a share for writes, however many reads there are', async () => {
    await calls('read', 20);
    expect(states(await calls('write', 3))).toBe('in in waiting');
  });

  it('admits fewer reads but as many writes while the event loop is late', async () => {
    late = 100;
    expect(states(await calls('read', 3))).toBe('in waiting waiting');
    expect(states(await calls('write', 2))).toBe('in in');
  });

  it('admits a few calls while the event loop is late, and all when it is not', async () => {
    const reads = await calls('read', 4);
    late = 100;
    const next = await calls('read', 2);
    reads[0]!.end();
    await pass(0);
    expect(states(next)).toBe('waiting waiting'); // three are still being worked on
    for (const read of reads) read.end();
    await pass(0);
    expect(states(next)).toBe('in waiting');
    late = 0;
    next[0]!.end();
    await pass(0);
    expect(states(next)).toBe('in in');
  });

  it('lowers the limit while calls are slow, and raises it again afterwards', async () => {
    const work = async (rounds: number, milliseconds: number): Promise<void> => {
      for (let round = 0; round < rounds; round++) {
        const [read] = await calls('read', 1);
        await pass(milliseconds);
        read!.end();
      }
    };
    await work(6, 301);
    const slow = await calls('read', 4);
    expect(states(slow)).toBe('in in waiting waiting');
    await pass(500);
    for (const read of slow) read.end();
    await work(100, 301);
    const least = await calls('read', 2);
    expect(states(least)).toBe('in waiting');
    await pass(500);
    least[0]!.end();
    await work(20, 300);
    expect(states(await calls('read', 5))).toBe('in in in in waiting');
  });

  it('removes a waiting call whose caller hangs up', async () => {
    const reads = await calls('read', 6);
    reads[4]!.leave();
    reads[0]!.end();
    await pass(0);
    expect(states(reads)).toBe('in in in in refused in');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('admits 1.5 reads and 2 writes at once for each database connection', () => {
    const { read, write } = admissionRules(10, 1200);
    expect([read.atOnce, read.atOnceLate, write.atOnce, write.atOnceLate]).toEqual([15, 5, 20, 10]);
    expect(read.lateMs).toBeLessThan(write.lateMs);
    expect([read.waitMs, write.waitMs]).toEqual([1200, 1200]);
  });
});

import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { UPLOAD_MAX_BYTES } from '@nukkad/contract/limits';
import type { Request } from 'express';
import { UploadMemory } from './upload-memory.js';

const FITS = 6;
const tick = (): Promise<void> => jest.advanceTimersByTimeAsync(0);

describe('UploadMemory', () => {
  let memory: UploadMemory;
  beforeEach(() => {
    jest.useFakeTimers();
    memory = new UploadMemory();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const form = (length?: number): Request =>
    Object.assign(new EventEmitter(), { get: () => length?.toString() }) as unknown as Request;
  const fill = (): Promise<(() => void)[]> => Promise.all(Array.from({ length: FITS }, () => memory.reserve(form())));
  /** Tracks the state of a form: memory reserved, refused, or waiting. */
  const watch = (request: Request) => {
    const state = { now: 'waiting' };
    memory.reserve(request).then(
      () => (state.now = 'let in'),
      () => (state.now = 'refused'),
    );
    return state;
  };

  it('admits six of the largest forms, and the seventh when one of them is done', async () => {
    const [done] = await fill();
    const seventh = watch(form());
    await tick();
    expect(seventh.now).toBe('waiting');
    done?.();
    done?.(); // once
    const eighth = watch(form());
    await tick();
    expect([seventh.now, eighth.now]).toEqual(['let in', 'waiting']);
  });

  it('counts the declared length of a form, at most the limit that is read', async () => {
    const states = Array.from({ length: 60 }, () => watch(form(UPLOAD_MAX_BYTES / 10)));
    await tick();
    expect(states.every(({ now }) => now === 'let in')).toBe(true);
    const large = watch(form(1000 * UPLOAD_MAX_BYTES));
    await tick();
    expect(large.now).toBe('waiting');
  });

  it('refuses a form that has waited five seconds', async () => {
    await fill();
    const late = watch(form());
    await jest.advanceTimersByTimeAsync(5000);
    expect(late.now).toBe('refused');
  });

  it('refuses at once when a hundred wait', async () => {
    await fill();
    const waiting = Array.from({ length: 100 }, () => watch(form()));
    const beyond = watch(form());
    await tick();
    expect([waiting.at(-1)?.now, beyond.now]).toEqual(['waiting', 'refused']);
  });

  it('removes a waiting form whose sender hangs up', async () => {
    const [done] = await fill();
    const gone = form();
    const first = watch(gone);
    const second = watch(form());
    gone.emit('close');
    done?.();
    await tick();
    expect([first.now, second.now]).toEqual(['refused', 'let in']);
  });
});

import { afterEach, beforeEach, jest } from '@jest/globals';

const TIMERS = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['nextTick', 'queueMicrotask', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
];

/** Sets `Date` to `iso` (ISO 8601) at the start of each test of the file, from where it continues; timers stay real. */
export function fixToday(iso: string): void {
  beforeEach(() => void jest.useFakeTimers({ now: new Date(iso), doNotFake: TIMERS }));
  afterEach(() => void jest.useRealTimers());
}

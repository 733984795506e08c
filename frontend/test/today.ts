import { afterEach, beforeEach, jest } from '@jest/globals';

const TIMERS = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['nextTick', 'queueMicrotask', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
];

/** In each test of the file `Date` starts at `iso` (ISO 8601) and goes on from there; timers stay real. */
export function fixToday(iso: string): void {
  beforeEach(() => void jest.useFakeTimers({ now: new Date(iso), doNotFake: TIMERS }));
  afterEach(() => void jest.useRealTimers());
}

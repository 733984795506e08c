import { jest } from '@jest/globals';

const TIMERS = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['nextTick', 'queueMicrotask', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
];

/** Sets the clock that `Date` reads to `iso`; timers stay real. `jest.useRealTimers()` undoes it. */
export function setToday(iso: string): void {
  jest.useFakeTimers({ now: new Date(iso), doNotFake: TIMERS });
}

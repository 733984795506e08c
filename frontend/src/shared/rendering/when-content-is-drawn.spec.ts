import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { whenContentIsDrawn } from './when-content-is-drawn';

const work = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  work.mockReset();
  window.requestIdleCallback = (run) => window.setTimeout(run, 1);
  window.cancelIdleCallback = (id) => window.clearTimeout(id);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
  document.body.innerHTML = '';
});

it('waits until no part of the page is pending', () => {
  document.body.innerHTML = '<main aria-busy="true"></main>';
  whenContentIsDrawn(work);
  jest.advanceTimersByTime(5000);
  expect(work).not.toHaveBeenCalled();
  document.querySelector('main')?.removeAttribute('aria-busy');
  // a list that arrives starts a further request
  jest.advanceTimersByTime(300);
  document.querySelector('main')?.setAttribute('aria-busy', 'true');
  jest.advanceTimersByTime(300);
  document.querySelector('main')?.removeAttribute('aria-busy');
  jest.advanceTimersByTime(300);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(700);
  expect(work).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
});

it.each([0, 500])('does nothing after it was cancelled, %i ms later', (milliseconds) => {
  const cancel = whenContentIsDrawn(work);
  jest.advanceTimersByTime(milliseconds);
  cancel();
  jest.advanceTimersByTime(5000);
  expect(work).not.toHaveBeenCalled();
});

it('does nothing in a browser that does not report when it is idle', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  whenContentIsDrawn(work);
  jest.advanceTimersByTime(5000);
  expect(work).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useGivesWay } from './hooks/useGivesWay';

const { ResizeObserver: originalObserver, innerHeight: originalHeight } = window;
const originalElements = Object.getOwnPropertyDescriptor(document, 'elementsFromPoint');

class FakeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  jest.useFakeTimers();
  window.ResizeObserver = FakeObserver;
});
afterEach(() => {
  jest.useRealTimers();
  window.ResizeObserver = originalObserver;
  window.innerHeight = originalHeight;
  if (originalElements) Object.defineProperty(document, 'elementsFromPoint', originalElements);
  else Reflect.deleteProperty(document, 'elementsFromPoint');
});

function Page({ step = null }: { step?: string | null }) {
  const floating = useRef<HTMLButtonElement>(null);
  const givesWay = useGivesWay(floating);
  return (
    <>
      <input aria-label="Phone" />
      {step && <input aria-label={step} />}
      <button ref={floating} aria-label={givesWay ? 'hidden' : 'shown'} />
    </>
  );
}

/** Waits until the page is idle. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(500));
const state = () => screen.getByRole('button').getAttribute('aria-label');

it.each([
  ['gives way while the user types in a window of 440 px', 440, 'hidden'],
  ['stays while the user types in a window of 740 px', 740, 'shown'],
])('%s', async (_case, height, expected) => {
  window.innerHeight = height;
  render(<Page />);
  await settle();
  expect(state()).toBe('shown');
  act(() => screen.getByLabelText('Phone').focus());
  await settle();
  expect(state()).toBe(expected);
  act(() => screen.getByLabelText('Phone').blur());
  await settle();
  expect(state()).toBe('shown');
});

it('gives way to a field that replaces another one without a click or a change of the size of the page', async () => {
  const box = { left: 0, top: 0, right: 56, bottom: 56 } as DOMRect;
  Object.defineProperty(document, 'elementsFromPoint', {
    value: () => screen.queryAllByLabelText('Name'),
    configurable: true,
  });
  const { rerender } = render(<Page />);
  jest.spyOn(screen.getByRole('button'), 'getBoundingClientRect').mockReturnValue(box);
  await settle();
  expect(state()).toBe('shown');
  rerender(<Page step="Name" />);
  screen.getByLabelText('Name').getClientRects = () => [box] as unknown as DOMRectList;
  await settle();
  expect(state()).toBe('hidden');
  fireEvent.scroll(window);
  await settle();
  expect(state()).toBe('hidden');
});

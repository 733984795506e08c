import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { restoreScroll, takeScrollPosition } from './kept-scroll';
import { KeptScroll } from './layouts/KeptScroll';

const STORED = 'react-router-scroll-positions';

/** Simulates a document of this height; the returned function makes it higher. */
function drawDocument(height: number): (height: number) => void {
  let grow = (): void => undefined;
  const measure = (pixels: number) =>
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: pixels });
  measure(height);
  globalThis.ResizeObserver = class {
    constructor(private readonly onResize: () => void) {}
    observe = () => {
      grow = this.onResize;
      grow();
    };
    disconnect = () => {
      grow = () => undefined;
    };
    unobserve = () => undefined;
  } as unknown as typeof ResizeObserver;
  return (pixels) => {
    measure(pixels);
    grow();
  };
}

const scrollTo = jest.fn((_left: number, top: number) => Object.assign(window, { scrollY: top }));

describe('the scroll position of a reloaded page', () => {
  const { ResizeObserver } = globalThis;
  const { innerHeight, scrollTo: scrollWindow, scrollY } = window;
  beforeEach(() => {
    jest.useFakeTimers();
    scrollTo.mockClear();
    Object.assign(window, { scrollTo, scrollY: 0, innerHeight: 740 });
    history.replaceState({ key: 'entry' }, '');
  });
  afterEach(() => {
    jest.useRealTimers();
    Object.assign(globalThis, { ResizeObserver });
    Object.assign(window, { innerHeight, scrollTo: scrollWindow, scrollY });
    Reflect.deleteProperty(document.documentElement, 'scrollHeight');
    sessionStorage.clear();
    history.replaceState(null, '');
  });

  it('is taken from the positions that the router has stored, so that the router does not restore it late', () => {
    sessionStorage.setItem(STORED, JSON.stringify({ entry: 300, other: 20 }));
    expect(takeScrollPosition()).toBe(300);
    expect(JSON.parse(sessionStorage.getItem(STORED) ?? '')).toEqual({ other: 20 });
    expect(takeScrollPosition()).toBeNull();
    sessionStorage.setItem(STORED, 'no JSON');
    expect(takeScrollPosition()).toBeNull();
  });

  it('is restored once the page is high enough, and only once', () => {
    const grow = drawDocument(740);
    restoreScroll(300);
    grow(900);
    expect(scrollTo).not.toHaveBeenCalled();
    grow(1040);
    expect(scrollTo.mock.calls).toEqual([[0, 300]]);
    grow(2000);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'wheel', 'keydown'])('is not restored after a user’s %s', (touch) => {
    const grow = drawDocument(740);
    restoreScroll(300);
    document.body.dispatchEvent(new Event(touch, { bubbles: true }));
    grow(2000);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('is given up if the page stays low', () => {
    const grow = drawDocument(740);
    restoreScroll(300);
    jest.advanceTimersByTime(10_000);
    grow(2000);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('is that of the user when the router starts on a page that is drawn already, and the top on the next page', async () => {
    window.scrollY = 200;
    const router = createMemoryRouter([{ path: '*', element: <KeptScroll /> }]);
    render(<RouterProvider router={router} />);
    expect(window.scrollY).toBe(200);
    await act(() => router.navigate('/other'));
    expect(window.scrollY).toBe(0);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { TOAST_OFFSET } from './bottom-actions';
import { ToastRegion } from './ToastRegion';
import { TOAST_DURATION_MS, toastStore } from './toast-store';
import { useToast } from './useToast';

type Api = ReturnType<typeof useToast>;

function setUp(): Api {
  let api: Api | undefined;
  function Page() {
    api = useToast();
    return <ToastRegion />;
  }
  render(<Page />);
  if (!api) throw new Error('not rendered');
  return api;
}

const cards = () => screen.queryAllByTestId('toast');
/** Shows a toast and waits for the end of its animation. */
async function show(api: Api, content: Parameters<Api['toast']>[0]) {
  const toast = act(() => api.toast(content));
  await waitFor(() => expect(within(cards()[0] as HTMLElement).getByText(content.title)).toBeVisible());
  await settle();
  return toast;
}
/** Advances the time in steps, so that the effects of each step are drawn before the next. */
async function settle(ms = 800) {
  for (let passed = 0; passed <= ms; passed += 50) await act(() => jest.advanceTimersByTimeAsync(50));
}

describe('toasts on the page', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    act(() => toastStore.clear());
    jest.useRealTimers();
  });

  it('closes after five seconds', async () => {
    const api = setUp();
    await show(api, { title: 'Email Verified', description: 'Thank you' });
    expect(screen.getByRole('status')).toHaveTextContent('Email Verified. Thank you');
    await settle(TOAST_DURATION_MS - 1000);
    expect(cards()).toHaveLength(1);
    await settle(2000);
    expect(cards()).toHaveLength(0);
  });

  it('shows exactly one at a time, the newest', async () => {
    const api = setUp();
    await show(api, { title: 'One' });
    act(() => void api.toast({ title: 'Two' }));
    act(() => void api.toast({ title: 'Three' }));
    for (let step = 0; step < 40; step++) {
      await act(() => jest.advanceTimersByTimeAsync(25));
      expect(cards().length).toBeLessThanOrEqual(1);
    }
    expect(cards()).toHaveLength(1);
    expect(cards()[0]).toHaveTextContent('Three');
  });

  it('updates in place and restarts its duration', async () => {
    const api = setUp();
    const toast = await show(api, { title: 'Sending' });
    await settle(3000);
    act(() => toast.update({ title: 'Sent' }));
    await settle(3000);
    expect(cards()[0]).toHaveTextContent('Sent');
    await settle(3000);
    expect(cards()).toHaveLength(0);
  });

  it('pauses while the pointer is on it', async () => {
    const api = setUp();
    await show(api, { title: 'Read me' });
    fireEvent.pointerEnter(cards()[0] as HTMLElement);
    await settle(20_000);
    expect(cards()).toHaveLength(1);
    fireEvent.pointerLeave(cards()[0] as HTMLElement);
    await settle(6000);
    expect(cards()).toHaveLength(0);
  });

  it('closes by its button, by Escape and by its handle', async () => {
    const api = setUp();
    await show(api, { title: 'One' });
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    await settle();
    expect(cards()).toHaveLength(0);
    await show(api, { title: 'Two' });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Close message' }), { key: 'Escape' });
    await settle();
    expect(cards()).toHaveLength(0);
    const three = await show(api, { title: 'Three' });
    act(() => three.dismiss());
    await settle();
    expect(cards()).toHaveLength(0);
  });

  it.each([
    ['50 px to the right dismisses', 50, 0, 0],
    ['49 px to the right does not', 49, 0, 1],
    ['to the left does not', -120, 0, 1],
    ['down does not', 60, 90, 1],
  ])('a swipe of %s', async (_name, x, y, left) => {
    const api = setUp();
    await show(api, { title: 'Swipe' });
    const card = cards()[0] as HTMLElement;
    fireEvent.pointerDown(card, { button: 0, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(card, { clientX: 100 + x, clientY: 100 + y });
    fireEvent.pointerUp(card, { clientX: 100 + x, clientY: 100 + y });
    await settle();
    expect(cards()).toHaveLength(left);
  });

  it('F8 moves the focus to the region', async () => {
    const api = setUp();
    await show(api, { title: 'Here' });
    fireEvent.keyDown(document.body, { key: 'F8' });
    const region = screen.getByRole('region', { name: 'Messages (F8)' });
    expect(region).toHaveFocus();
    expect(within(region).getByTestId('toast')).toHaveTextContent('Here');
  });

  it('moves above the field that the user goes to and its label, and back', async () => {
    const boxes: Record<string, Partial<DOMRect>> = {
      INPUT: { left: 40, right: 240, top: 620, bottom: 668 },
      LABEL: { left: 40, right: 140, top: 590, bottom: 612 },
    };
    const toastBox = { left: 16, right: 344, top: 600, bottom: 700 };
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const lift = Number.parseFloat(document.documentElement.style.getPropertyValue(TOAST_OFFSET)) || 0;
      const { top, bottom } = toastBox;
      return (boxes[this.tagName] ?? { ...toastBox, top: top - lift, bottom: bottom - lift }) as DOMRect;
    });
    const offset = () => document.documentElement.style.getPropertyValue(TOAST_OFFSET);
    render(
      <>
        <label htmlFor="name">Name</label>
        <input id="name" />
      </>,
    );
    await show(setUp(), { title: 'Saved' });
    expect(offset()).toBe('0px');
    act(() => screen.getByLabelText('Name').focus());
    expect(offset()).toBe('118px');
    act(() => screen.getByLabelText('Name').blur());
    expect(offset()).toBe('0px');
  });

  it('announces a failure at once, and through an open dialog', async () => {
    const api = setUp();
    await show(api, { title: 'Signup Failed', variant: 'destructive' });
    expect(screen.getByRole('alert')).toHaveTextContent('Signup Failed');
    const outer = screen.getByRole('alert').parentElement as HTMLElement;
    outer.setAttribute('aria-hidden', 'true');
    await settle(0);
    expect(outer).not.toHaveAttribute('aria-hidden');
  });
});

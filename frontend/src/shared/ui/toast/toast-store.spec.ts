import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createToastStore, TOAST_REMOVE_DELAY_MS } from './toast-store';

describe('the toast store', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('contains one toast: a new one replaces the old', () => {
    const store = createToastStore();
    store.add({ title: 'One' });
    store.add({ title: 'Two' });
    expect(store.records().map((record) => record.title)).toEqual(['Two']);
  });

  it('updates a toast in place and counts the revision', () => {
    const store = createToastStore();
    const toast = store.add({ title: 'Sending', description: 'Wait' });
    toast.update({ title: 'Sent' });
    expect(store.records()[0]).toMatchObject({
      id: toast.id,
      title: 'Sent',
      description: 'Wait',
      open: true,
      revision: 1,
    });
  });

  it('ignores an update of a dismissed toast', () => {
    const store = createToastStore();
    const gone = store.add({ title: 'One' });
    store.add({ title: 'Two' });
    gone.update({ title: 'Late' });
    gone.dismiss();
    expect(store.records()).toMatchObject([{ title: 'Two', open: true }]);
  });

  it('retains the record of a dismissed toast for 1,000,000 ms', () => {
    const store = createToastStore();
    const toast = store.add({ title: 'One' });
    toast.dismiss();
    expect(store.records()).toMatchObject([{ title: 'One', open: false }]);
    jest.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
    expect(store.records()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(store.records()).toHaveLength(0);
  });

  it('dismisses the visible toast without an id, and none for a foreign id', () => {
    const store = createToastStore();
    store.add({ title: 'One' });
    store.dismiss('foreign');
    expect(store.records()[0]?.open).toBe(true);
    store.dismiss();
    expect(store.records()[0]?.open).toBe(false);
  });

  it('forgets everything on clear, timers included', () => {
    const store = createToastStore();
    store.add({ title: 'One' }).dismiss();
    store.clear();
    expect(store.records()).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('notifies its listeners until they unsubscribe', () => {
    const store = createToastStore();
    const listener = jest.fn();
    const leave = store.subscribe(listener);
    store.add({ title: 'One' });
    leave();
    store.add({ title: 'Two' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

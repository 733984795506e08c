import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from '@jest/globals';
import { rootReducer } from '../../../shared/store/root-reducer';
import { dropUnsent, keepUnsent, selectUnsent } from './composer-slice';

const [ONE, OTHER] = ['one', 'other'];
const message = { key: 'k', text: 'Shall I bring tools?', failed: false };

function makeStore() {
  const store = configureStore({ reducer: rootReducer });
  const select = (conversationId: string) => selectUnsent(store.getState(), conversationId);
  return { ...store, select };
}

describe('unsent messages', () => {
  it('belong to their conversation, in the order in which they were sent', () => {
    const { dispatch, select } = makeStore();
    expect(select(ONE)).toEqual([]);
    dispatch(keepUnsent({ conversationId: ONE, message }));
    dispatch(keepUnsent({ conversationId: ONE, message: { ...message, key: 'l' } }));
    expect(select(ONE).map(({ key }) => key)).toEqual(['k', 'l']);
    expect(select(OTHER)).toEqual([]);
  });

  it('are replaced in place after a failure', () => {
    const { dispatch, select } = makeStore();
    dispatch(keepUnsent({ conversationId: ONE, message }));
    dispatch(keepUnsent({ conversationId: ONE, message: { ...message, key: 'l' } }));
    dispatch(keepUnsent({ conversationId: ONE, message: { ...message, failed: true, detail: 'Try later.' } }));
    expect(select(ONE)).toMatchObject([{ key: 'k', failed: true, detail: 'Try later.' }, { key: 'l' }]);
  });

  it('are dropped one by one', () => {
    const { dispatch, select } = makeStore();
    dispatch(keepUnsent({ conversationId: ONE, message }));
    dispatch(dropUnsent({ conversationId: OTHER, key: 'k' }));
    expect(select(ONE)).toHaveLength(1);
    dispatch(dropUnsent({ conversationId: ONE, key: 'k' }));
    expect(select(ONE)).toEqual([]);
  });

  it('return the same list until a change, so that nothing is drawn again', () => {
    const { select } = makeStore();
    expect(select(ONE)).toBe(select(OTHER));
  });
});

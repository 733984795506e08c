import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../../shared/store/root-reducer';

/** A pending message. A failed one stays, with the server's sentence if there was one, until it is retried. */
export interface Unsent {
  key: string;
  text: string;
  failed: boolean;
  detail?: string | undefined;
}

const NONE: readonly Unsent[] = [];

/**
 * The messages that are being sent or have failed, by conversation, for the lifetime of the page: closing a
 * conversation loses nothing.
 */
const composerSlice = createSlice({
  name: 'composer',
  initialState: (): Record<string, Unsent[]> => ({}),
  reducers: {
    /** Adds a message, or replaces the one with the same key. */
    keepUnsent(state, { payload }: PayloadAction<{ conversationId: string; message: Unsent }>) {
      const messages = (state[payload.conversationId] ??= []);
      const index = messages.findIndex(({ key }) => key === payload.message.key);
      messages.splice(index < 0 ? messages.length : index, 1, payload.message);
    },
    dropUnsent(state, { payload }: PayloadAction<{ conversationId: string; key: string }>) {
      state[payload.conversationId] = (state[payload.conversationId] ?? []).filter(({ key }) => key !== payload.key);
    },
  },
  selectors: {
    selectUnsent: (state, conversationId: string): readonly Unsent[] => state[conversationId] ?? NONE,
  },
});

declare module '../../../shared/store/root-reducer' {
  interface InjectedState extends WithSlice<typeof composerSlice> {}
}

export const { keepUnsent, dropUnsent } = composerSlice.actions;
export const { selectUnsent } = composerSlice.injectInto(rootReducer).selectors;

import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../../shared/store/root-reducer';
import { canAskForPush, isPushBlocked, pushMemory } from './push-memory';

/** `asking` about notifications on this device; `answered`: the question about WhatsApp may follow. */
type Step = 'none' | 'asking' | 'answered';

/**
 * The questions about notifications on this device and about WhatsApp. Each account is asked once, after its first
 * booking or saved search.
 */
const pushOfferSlice = createSlice({
  name: 'pushOffer',
  initialState: (): Step => 'none',
  reducers: {
    showPushStep: (_step, { payload }: PayloadAction<Step>) => payload,
  },
  selectors: { selectPushStep: (step) => step },
});

declare module '../../../shared/store/root-reducer' {
  interface InjectedState extends WithSlice<typeof pushOfferSlice> {}
}

export const { showPushStep } = pushOfferSlice.actions;
export const { selectPushStep } = pushOfferSlice.injectInto(rootReducer).selectors;

/**
 * Opens the question about this device, unless the account was asked, this device shows its notifications, or the
 * browser does not support push. A permission that another account was given does not answer for this one. A person
 * who blocked notifications is asked nothing.
 */
export function offerPush(dispatch: (action: ReturnType<typeof showPushStep>) => unknown, account: string): void {
  if (!('serviceWorker' in navigator) || isPushBlocked()) return;
  const isAnswered = !canAskForPush() || pushMemory.read()?.account === account || pushMemory.wasAsked(account);
  dispatch(showPushStep(isAnswered ? 'answered' : 'asking'));
}

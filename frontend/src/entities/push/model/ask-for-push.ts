import type { Dispatch } from '@reduxjs/toolkit';

/** Opens the question about notifications on this device (`push-offer.ts`), the code of which is loaded for it. */
export const askForPush = (dispatch: Dispatch, account: string): void =>
  void import('./push-offer').then(({ offerPush }) => offerPush(dispatch, account)).catch(console.error);

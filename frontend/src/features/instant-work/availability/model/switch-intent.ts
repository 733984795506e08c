import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../../../shared/store/root-reducer';

/** Whether the worker tapped the switch while input was missing: the sheet that requests the input then switches on. */
const switchIntentSlice = createSlice({
  name: 'switchIntent',
  initialState: false,
  reducers: {
    setSwitchWanted: (_isWanted, { payload }: PayloadAction<boolean>) => payload,
  },
  selectors: { selectIsSwitchWanted: (isWanted) => isWanted },
});

declare module '../../../../shared/store/root-reducer' {
  interface InjectedState extends WithSlice<typeof switchIntentSlice> {}
}

export const { setSwitchWanted } = switchIntentSlice.actions;
export const { selectIsSwitchWanted } = switchIntentSlice.injectInto(rootReducer).selectors;

import { baseApi } from '@nukkad/api-client/base-api';
import { configureStore } from '@reduxjs/toolkit';
import { rootReducer } from '../shared/store/root-reducer';

/** Contains server data and the state that screens share; forms have their own state. */
export const makeStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      // slow development checks are no fault on a slow machine, so their warnings start later
      defaults({ immutableCheck: { warnAfter: 1000 }, serializableCheck: { warnAfter: 1000 } }).concat(
        baseApi.middleware,
      ),
  });

export type AppStore = ReturnType<typeof makeStore>;

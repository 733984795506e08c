import { baseApi } from '@nukkad/api-client/base-api';
import { configureStore } from '@reduxjs/toolkit';

/** Contains server data only; forms and screens have their own state. */
export const makeStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      // the checks of development run on slow machines as well; a slow check is not a fault
      defaults({ immutableCheck: { warnAfter: 1000 }, serializableCheck: { warnAfter: 1000 } }).concat(
        baseApi.middleware,
      ),
  });

export type AppStore = ReturnType<typeof makeStore>;

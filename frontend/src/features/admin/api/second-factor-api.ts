import { api } from '@nukkad/api-client/generated/api.gen';

const FACTOR_TAG = 'SecondFactor';

/** The calls about the second factor of the staff. */
export const secondFactorApi = api.enhanceEndpoints({
  addTagTypes: [FACTOR_TAG],
  endpoints: {
    getSecondFactor: { providesTags: [FACTOR_TAG] },
    confirmSecondFactor: { invalidatesTags: (answer) => (answer ? [FACTOR_TAG] : []) },
    verifySecondFactor: {
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) await dispatch(secondFactorApi.util.upsertQueryData('getSecondFactor', undefined, data));
      },
    },
  },
});

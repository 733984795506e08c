import { api } from '@nukkad/api-client/generated/api.gen';

const WORK_RECORDS_TAG = 'WorkRecords';

/** The calls about the own work records. What a new one would say changes with the work, which other pages change. */
export const workRecordsApi = api.enhanceEndpoints({
  addTagTypes: [WORK_RECORDS_TAG],
  endpoints: {
    listWorkRecords: { providesTags: [WORK_RECORDS_TAG], keepUnusedDataFor: 0 },
    getWorkRecord: { providesTags: [WORK_RECORDS_TAG], keepUnusedDataFor: 0 },
    makeWorkRecord: { invalidatesTags: [WORK_RECORDS_TAG] },
    revokeWorkRecord: { invalidatesTags: [WORK_RECORDS_TAG] },
  },
});

import { api } from '@nukkad/api-client/generated/api.gen';

const WORK_RECORDS_TAG = 'WorkRecords';

/**
 * The calls about the user's own work records. The content of a new record changes with the work, which other pages
 * change.
 */
export const workRecordsApi = api.enhanceEndpoints({
  addTagTypes: [WORK_RECORDS_TAG],
  endpoints: {
    listWorkRecords: { providesTags: [WORK_RECORDS_TAG], keepUnusedDataFor: 0 },
    getWorkRecord: { providesTags: [WORK_RECORDS_TAG], keepUnusedDataFor: 0 },
    makeWorkRecord: { invalidatesTags: [WORK_RECORDS_TAG] },
    revokeWorkRecord: { invalidatesTags: [WORK_RECORDS_TAG] },
  },
});

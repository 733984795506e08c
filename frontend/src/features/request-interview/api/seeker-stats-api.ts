import { api } from '@nukkad/api-client/generated/api.gen';
import { APPLICATIONS_TAG } from '../../../shared/applications/applications-api';
import { INTERVIEWS_TAG } from '../../../shared/interviews/interviews-api';
import { FIGURES } from '../../../shared/live/tags';

/** The figures of the first section; what is asked for or sent changes them. */
export const seekerStatsApi = api.enhanceEndpoints({
  addTagTypes: [APPLICATIONS_TAG, INTERVIEWS_TAG],
  endpoints: { getSeekerStats: { providesTags: [{ type: APPLICATIONS_TAG, id: FIGURES }, INTERVIEWS_TAG] } },
});

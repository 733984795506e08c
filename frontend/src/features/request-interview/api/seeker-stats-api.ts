import { api } from '@nukkad/api-client/generated/api.gen';
import { APPLICATIONS_TAG } from '../../../shared/applications/applications-api';
import { INTERVIEWS_TAG } from '../../../shared/interviews/interviews-api';
import { FIGURES } from '../../../shared/live/tags';

/** The call for the figures of the first section; requests and applications change them. */
export const seekerStatsApi = api.enhanceEndpoints({
  addTagTypes: [APPLICATIONS_TAG, INTERVIEWS_TAG],
  endpoints: { getSeekerStats: { providesTags: [{ type: APPLICATIONS_TAG, id: FIGURES }, INTERVIEWS_TAG] } },
});

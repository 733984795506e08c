import { api } from '@nukkad/api-client/generated/api.gen';
import { APPLICATIONS_TAG } from '../../../../entities/application/applications-api';
import { INTERVIEWS_TAG } from '../../../../entities/interview/interviews-api';
import { FIGURES } from '../../../../shared/cache/tags';

/** The call for the figures of the first section; requests and applications change them. */
export const seekerStatsApi = api.enhanceEndpoints({
  addTagTypes: [APPLICATIONS_TAG, INTERVIEWS_TAG],
  endpoints: { getSeekerStats: { providesTags: [{ type: APPLICATIONS_TAG, id: FIGURES }, INTERVIEWS_TAG] } },
});

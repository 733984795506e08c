import { firstPageApi, type PublicJobList } from '@nukkad/api-client/generated/first-page.gen';

/** The public fields of an open job. */
export type OpenJob = PublicJobList['jobs'][number];

/** The newest open jobs of a city; of another one when the asked city is not known. */
export const { useListPublicJobsQuery } = firstPageApi;

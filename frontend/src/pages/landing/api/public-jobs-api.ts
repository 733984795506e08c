import { firstPageApi, type PublicJobList } from '@nukkad/api-client/generated/first-page.gen';

/** The public fields of an open job. */
export type OpenJob = PublicJobList['jobs'][number];

/** The newest open jobs of a city; of another city if the requested one is unknown. */
export const { useListPublicJobsQuery } = firstPageApi;

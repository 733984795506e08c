import { baseApi } from '@nukkad/api-client/base-api';
import type { JobCategoryId } from '@nukkad/domain/job-categories';
import type { StatedPay } from '../../../shared/jobs/pay-parts';

/** An open job as everybody may read it. */
export interface OpenJob extends StatedPay {
  id: string;
  title: string;
  company: string;
  category: JobCategoryId;
  location: string;
  /** ISO 8601. */
  createdAt: string;
}

/** The newest open jobs of a city; of another one when the asked city is not known. */
export interface OpenJobs {
  city: { name: string; found: boolean; asked?: string };
  jobs: OpenJob[];
}

const publicJobsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    openJobsOfCity: build.query<OpenJobs, { city: string; limit: number }>({
      // eslint-disable-next-line local/no-call-address -- the types above are this call's contract
      query: (params) => ({ url: '/api/public/jobs', params }),
    }),
  }),
});

export const { useOpenJobsOfCityQuery } = publicJobsApi;

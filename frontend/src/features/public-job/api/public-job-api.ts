import { baseApi } from '@nukkad/api-client/base-api';
import type { JobCategoryId } from '@nukkad/domain/job-categories';
import type { JobStatus, JobType } from '@nukkad/domain/jobs';
import type { StatedPay } from '../../../shared/jobs/pay-parts';

/** A job as everybody may read it; moments are ISO 8601. */
export interface PublicJob extends StatedPay {
  id: string;
  title: string;
  company: string;
  description: string;
  category: JobCategoryId;
  jobType: JobType;
  location: string;
  hoursPerWeek: number | null;
  requiredSkills: string[];
  createdAt: string;
  validThrough: string;
  status: JobStatus;
}

const publicJobApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    publicJobOfId: build.query<PublicJob, string>({
      // eslint-disable-next-line local/no-call-address -- the types above are this call's contract
      query: (id) => ({ url: `/api/public/jobs/${encodeURIComponent(id)}` }),
    }),
  }),
});

export const { usePublicJobOfIdQuery } = publicJobApi;

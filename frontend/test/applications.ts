import type { MyApplication } from '@nukkad/api-client/generated/api.gen';
import type { AiJob } from '@nukkad/contract/matching/ai-jobs';

/** An application to `job`, as the server returns it to its applicant: just sent. */
export const anApplicationOf = (job: MyApplication['job'], changes: Partial<MyApplication> = {}): MyApplication => ({
  id: '00000000-0000-4000-b000-000000000001',
  jobId: job.id,
  status: 'submitted',
  coverMessage: 'I live near by.',
  employerMessage: null,
  reason: null,
  resume: null,
  createdAt: '2026-01-05T04:30:00.000Z',
  events: [{ status: 'submitted', at: '2026-01-05T04:30:00.000Z' }],
  employerPhone: null,
  job,
  ...changes,
});

/** An application to a job of a search. */
export const anApplicationTo = (
  { id, title, company, location, category, isActive }: AiJob,
  changes: Partial<MyApplication> = {},
): MyApplication => anApplicationOf({ id, title, company, location, category, isActive }, changes);

import type { MyApplication } from '@nukkad/api-client/generated/api.gen';
import { applicationsApi } from '../../../entities/application/applications-api';

const NONE: readonly MyApplication[] = [];

/** The jobs that this person has applied to, withdrawn ones included: a second application is not possible. */
export function useAppliedJobIds(): ReadonlySet<string> {
  const { data = NONE } = applicationsApi.useListMyApplicationsQuery({});
  return new Set(data.map(({ jobId }) => jobId));
}

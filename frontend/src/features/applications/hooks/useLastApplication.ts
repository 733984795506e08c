import type { MyApplication } from '@nukkad/api-client/generated/api.gen';
import { applicationsApi } from '../../../entities/application/applications-api';

/** An earlier application with a resume. */
export interface PreviousResume {
  applicationId: string;
  name: string;
}

const NONE: readonly MyApplication[] = [];

/** Returns the seeker's last message, and the resume of the newest application that has one. Undefined until loaded. */
export function useLastApplication(): { message: string; resume: PreviousResume | null } | undefined {
  const { data = NONE, isLoading } = applicationsApi.useListMyApplicationsQuery({});
  if (isLoading) return undefined;
  const withResume = data.find(({ resume }) => resume !== null);
  return {
    message: data[0]?.coverMessage ?? '',
    resume: withResume?.resume ? { applicationId: withResume.id, name: withResume.resume.name } : null,
  };
}

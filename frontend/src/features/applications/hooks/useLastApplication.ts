import type { MyApplication } from '@nukkad/api-client/generated/api.gen';
import { applicationsApi } from '../../../entities/application/applications-api';

/** An earlier application with a resume. */
interface PreviousResume {
  applicationId: string;
  name: string;
}

/** What the next application repeats. */
export interface LastApplication {
  /** The last message; empty without an application, or if the list could not be fetched. */
  message: string;
  /** The resume of the newest application that has one. */
  resume: PreviousResume | null;
  /** Fetches the list again, after a failure; null if it is known. */
  retry: (() => unknown) | null;
}

const NONE: readonly MyApplication[] = [];

/** Returns the seeker's last message and resume. Undefined while they are fetched for the first time. */
export function useLastApplication(): LastApplication | undefined {
  const { data, isLoading, isError, refetch } = applicationsApi.useListMyApplicationsQuery({});
  if (isLoading) return undefined;
  const sent = data ?? NONE;
  const withResume = sent.find(({ resume }) => resume !== null);
  return {
    message: sent[0]?.coverMessage ?? '',
    resume: withResume?.resume ? { applicationId: withResume.id, name: withResume.resume.name } : null,
    retry: !data && isError ? refetch : null,
  };
}

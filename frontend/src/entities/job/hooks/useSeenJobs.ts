import { api } from '@nukkad/api-client/generated/api.gen';
import { useRef } from 'react';

/** Nobody shows the state of the report: the page must not be drawn again for it. */
const withoutState = () => ({});

/** Reports to the server which jobs were opened here, each once. Failures are ignored. */
export function useSeenJobs(): (jobId: string) => void {
  const [record] = api.useRecordJobViewMutation({ selectFromResult: withoutState });
  const told = useRef(new Set<string>());
  return (jobId) => {
    if (told.current.has(jobId)) return;
    told.current.add(jobId);
    void record({ id: jobId });
  };
}

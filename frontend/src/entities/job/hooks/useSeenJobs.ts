import { api } from '@nukkad/api-client/generated/api.gen';
import { useRef } from 'react';

/** Reports to the server which jobs were opened here, each once. Failures are ignored. */
export function useSeenJobs(): (jobId: string) => void {
  const [record] = api.useRecordJobViewMutation();
  const told = useRef(new Set<string>());
  return (jobId) => {
    if (told.current.has(jobId)) return;
    told.current.add(jobId);
    void record({ id: jobId });
  };
}

import { api, type MyApplication } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import Box from '@mui/material/Box';
import { JobDescription } from '../../../entities/job/components/JobDescription';
import { JobFacts } from '../../../entities/job/components/JobFacts';
import { LocalisedJobLine } from '../../../entities/job/components/LocalisedJobLine';
import { ReportJob } from '../../../entities/job/components/ReportJob';
import { DetailSheet } from '../../../shared/ui/DetailSheet';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';

interface Props {
  id: string;
  /** The job's properties in the list; undefined if a link names a job that is not listed. */
  listed: MyApplication['job'] | undefined;
  onClose: () => void;
}

/** The present state of the job of an application; a job that neither the list nor the server knows is not shown. */
export function JobSheet({ id, listed, onClose }: Props) {
  const { t } = useTranslation('my-applications');
  const { data, isError, isFetching, refetch } = api.useGetJobQuery({ id });
  const job = listed ?? data;
  if (!job) return null;
  const subtitle = (
    <>
      <LocalisedJobLine job={job} />
      {job.company}
    </>
  );
  return (
    <DetailSheet onClose={onClose} title={job.title} subtitle={subtitle}>
      {data && (
        <>
          <JobFacts job={data} />
          <Box sx={{ mt: 2 }}>
            <JobDescription job={data} heading="h3" />
            {data.isActive && <ReportJob job={data} />}
          </Box>
        </>
      )}
      {!data && (!isError || isFetching) && <ListSkeleton cards={1} />}
      {!data && isError && !isFetching && <LoadFailed title={t('jobFailed')} onRetry={refetch} />}
    </DetailSheet>
  );
}

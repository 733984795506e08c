import Box from '@mui/material/Box';
import type { Job } from '@nukkad/api-client/generated/api.gen';
import type { AiJob } from '@nukkad/contract/matching/ai-jobs';
import { familyOf } from '@nukkad/contract/jobs/job-categories';
import { type ReactNode, useState } from 'react';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { JobDescription } from '../../../entities/job/components/JobDescription';
import { LocalisedJobLine } from '../../../entities/job/components/LocalisedJobLine';
import { ReportJobButton, ReportJobSheet } from '../../../entities/job/components/ReportJob';
import { useReportParam } from '../../../entities/job/hooks/useReportParam';
import { distanceOrigin } from '../../../entities/search/model/distance-origin';
import { Arch } from '../../../shared/ui/Arch';
import { Sheet } from '../../../shared/ui/Sheet';
import { SeekerJobActions } from './SeekerJobActions';
import { JobFactsBoard } from './JobFactsBoard';
import { JobPane } from './JobPane';
import { JobPay } from './JobPay';
import { MatchReasons } from './MatchReasons';

interface Props {
  /** Only a job of a list has a match score. */
  job: Job & Partial<Pick<AiJob, 'matchScore' | 'matchReasons'>>;
  applied: boolean;
  /** Whether the details are beside the list, or cover it. */
  beside: boolean;
  onApply: () => void;
  /** Absent if the details are beside the list without having been opened. */
  onClose: (() => void) | undefined;
  /** Further actions, below the facts. */
  children?: ReactNode;
  /** Ready sentences for a first application, below the description. */
  firstMessage?: ReactNode;
}

/** All about one job, with its actions: apply, request an interview or share it. */
export function JobDetails({ job, applied, beside, onApply, onClose, children, firstMessage }: Props) {
  const report = useReportParam(job.id);
  // an open form stays on top of the details when the window is resized, so the details stay in place until it is
  // closed
  const [standsBeside, setStandsBeside] = useState(beside);
  if (!report.isOpen && standsBeside !== beside) setStandsBeside(beside);
  const close = () => onClose?.();
  const frame = {
    title: job.title,
    subtitle: (
      <>
        <LocalisedJobLine job={job} />
        {joinFacts(job.company, job.location)}
      </>
    ),
    sign: <Arch category={job.category} />,
    family: familyOf(job.category),
    actions: (
      <SeekerJobActions
        job={job}
        applied={applied}
        onApply={onApply}
        onAsked={standsBeside ? () => undefined : close}
      />
    ),
  };
  const content = (
    <>
      <JobPay job={job} />
      <JobFactsBoard job={job} from={distanceOrigin(job.matchReasons ?? [])} />
      {children}
      {job.matchScore !== undefined && job.matchReasons && (
        <MatchReasons score={job.matchScore} reasons={job.matchReasons} />
      )}
      <Box sx={{ mt: 2.5 }}>
        <JobDescription job={job} heading="h3" />
      </Box>
      {!applied && firstMessage}
      <ReportJobButton onClick={report.open} />
    </>
  );
  return (
    <>
      {standsBeside ? (
        <JobPane key={job.id} jobId={job.id} {...frame} onClose={onClose}>
          {content}
        </JobPane>
      ) : (
        <Sheet open tall {...frame} onClose={close}>
          {content}
        </Sheet>
      )}
      {report.isOpen && <ReportJobSheet job={job} onClose={report.close} />}
    </>
  );
}

import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CallIcon from '@mui/icons-material/CallOutlined';
import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Job } from '@nukkad/api-client/generated/api.gen';
import type { InterviewMode } from '@nukkad/contract/interviews/interviews';
import { useTranslation } from 'react-i18next';
import { toSection } from '../../../entities/session/model/sections';
import { isLive } from '../../../entities/interview/model/allowed-interview-actions';
import { interviewsApi } from '../../../entities/interview/interviews-api';
import { useAskForInterview } from '../../../entities/interview/hooks/useAskForInterview';
import { useJobWords } from '../../../entities/job/hooks/useJobWords';
import { ShareJobMenu } from '../../../entities/job/share/ShareJobMenu';
import { RouteButton } from '../../../shared/ui/RouteLink';

const MODES: readonly { mode: InterviewMode; icon: typeof SvgIcon }[] = [
  { mode: 'in-person', icon: EventIcon },
  { mode: 'phone', icon: CallIcon },
];

/** A small action: its icon above its label. */
function Mini({ icon: Icon, children, ...props }: ButtonProps & { icon: typeof SvgIcon; children: string }) {
  return (
    <Button
      variant="quiet"
      {...props}
      sx={{
        flex: '1 0 3.875rem',
        // as wide as its longest word, which is never broken
        minWidth: 'min-content',
        overflowWrap: 'normal',
        flexDirection: 'column',
        justifyContent: 'center',
        minHeight: 56,
        px: 0.5,
        py: 0.5,
        fontSize: '0.8125rem',
        fontStretch: '78%',
        lineHeight: 1.15,
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 20, mb: '2px' }} />
      {children}
    </Button>
  );
}

interface Props {
  job: Job;
  applied: boolean;
  onApply: () => void;
  /** Called after an interview was requested. */
  onAsked: () => void;
}

/** The actions of a job: apply, request an interview, share it. */
export function SeekerJobActions({ job, applied, onApply, onAsked }: Props) {
  const { t } = useTranslation('ai-jobs/details');
  const { t: tShare } = useTranslation('job/share');
  const words = useJobWords();
  const interviews = useAskForInterview();
  const { data: requests = [] } = interviewsApi.useListInterviewRequestsQuery();
  const asked = requests.some((request) => request.job?.id === job.id && isLive(request));
  const ask = async (mode: InterviewMode) => {
    if (await interviews.forJob(job.id, mode, t('interview.failed'))) onAsked();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: '100%' }}>
      {applied ? (
        <RouteButton
          to={toSection('applications')}
          startIcon={<CheckIcon aria-hidden />}
          sx={{ flex: '10 1 6rem', minHeight: 56, px: 1, bgcolor: 'primary.tint' }}
        >
          {t('applied')}
        </RouteButton>
      ) : (
        <Button variant="contained" size="large" onClick={onApply} sx={{ flex: '10 1 6rem', minWidth: 0, px: 1 }}>
          {t('apply')}
        </Button>
      )}
      {!asked &&
        MODES.map(({ mode, icon }) => (
          <Mini key={mode} icon={icon} disabled={interviews.sending} onClick={() => void ask(mode)}>
            {t(`interview.${mode}`)}
          </Mini>
        ))}
      <ShareJobMenu
        job={{ id: job.id, title: job.title, pay: words.pay(job), place: job.location }}
        button={(props) => (
          <Mini {...props} icon={ShareIcon}>
            {tShare('other')}
          </Mini>
        )}
      />
      {asked && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            order: -1,
            flexBasis: '100%',
            color: 'success.main',
            fontWeight: 600,
          }}
        >
          <CheckIcon aria-hidden fontSize="small" />
          {t('asked')}
        </Box>
      )}
    </Box>
  );
}

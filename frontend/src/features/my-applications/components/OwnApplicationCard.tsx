import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import MessageIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import FileIcon from '@mui/icons-material/AttachFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MyApplication } from '@nukkad/api-client/generated/api.gen';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { interviewsApi } from '../../../entities/interview/interviews-api';
import { JobInterview } from '../../../entities/interview/components/JobInterview';
import { LocalisedJobLine } from '../../../entities/job/components/LocalisedJobLine';
import { StatusBadge } from '../../../shared/ui/StatusBadge';
import { isUndecided, stampOf } from '../model/stamp';
import { STAMP_STYLES } from './stamp-styles';
import { NextStepsAfterHire } from './NextStepsAfterHire';
import { Stages } from './Stages';
import { boardStyles } from '../../../shared/ui/board-styles';

interface Props {
  application: MyApplication;
  onJob: () => void;
  onWithdraw: () => void;
  /** The conversation about the application; the caller knows conversations. */
  conversation?: ReactNode;
}

/** One application: its job, its progress, the employer's message, and its content. */
export function OwnApplicationCard({ application, onJob, onWithdraw, conversation }: Props) {
  const { t } = useTranslation('my-applications');
  const [sentShown, setSentShown] = useState(false);
  const { id, job, status, reason, employerMessage, coverMessage, resume } = application;
  const unanswered = reason === 'no_answer';
  const hired = status === 'hired';
  const { data: interviews = [] } = interviewsApi.useListInterviewRequestsQuery();
  const stamp = stampOf(application, interviews);
  return (
    <Box component="article" aria-labelledby={`application-${id}`} sx={{ p: 2, ...boardStyles }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography
          variant="h4"
          component="h2"
          id={`application-${id}`}
          sx={{ flexGrow: 1, flexBasis: 180, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {job.title}
        </Typography>
        <StatusBadge {...STAMP_STYLES[stamp]}>{t(`status.${stamp}`)}</StatusBadge>
      </Box>
      <Typography component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <LocalisedJobLine job={job} />
        {joinFacts(job.company, job.location)}
      </Typography>
      {!job.isActive && isUndecided(status) && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('jobClosed')}
        </Typography>
      )}
      <Box sx={{ mt: 2 }}>
        <Stages application={application} />
      </Box>
      <JobInterview jobId={job.id} company={job.company} />
      {hired && <NextStepsAfterHire application={application} conversation={conversation} />}
      {reason && (
        <Typography sx={{ mt: 2, maxWidth: '70ch' }}>
          {!unanswered && `${t('why')}: `}
          {t(`reason.${reason}`, { company: job.company })}
        </Typography>
      )}
      {employerMessage && (
        <Box sx={{ mt: 2, p: 1.5, borderRadius: 1, bgcolor: 'background.tint' }}>
          <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600 }}>
            <MessageIcon aria-hidden fontSize="small" />
            {t('message', { company: job.company })}
          </Typography>
          <Typography sx={{ mt: 0.5, maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {employerMessage}
          </Typography>
        </Box>
      )}
      {conversation && !hired && <Box sx={{ mt: 2 }}>{conversation}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 1.5, ml: -1.25, '& .MuiButton-root': { px: 1.25 } }}>
        <Button onClick={onJob} aria-haspopup="dialog">
          {t('job')}
        </Button>
        <Button
          aria-expanded={sentShown}
          aria-controls={`sent-${id}`}
          endIcon={<ExpandMoreIcon sx={{ transform: sentShown ? 'rotate(180deg)' : 'none' }} />}
          onClick={() => setSentShown(!sentShown)}
        >
          {t('sent')}
        </Button>
        {isUndecided(status) && (
          <Button color="error" aria-haspopup="dialog" onClick={onWithdraw}>
            {t('withdraw.action')}
          </Button>
        )}
      </Box>
      <Box
        id={`sent-${id}`}
        hidden={!sentShown}
        sx={{ mt: 1, pt: 1.5, borderTop: '1px solid', borderColor: 'divider' }}
      >
        <Typography sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {coverMessage}
        </Typography>
        {resume && (
          <Typography sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mt: 1, color: 'text.secondary' }}>
            <FileIcon aria-hidden fontSize="small" />
            {t('resume', { name: resume.name, size: Math.max(1, Math.round(resume.size / 1024)) })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

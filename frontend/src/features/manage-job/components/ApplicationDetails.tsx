import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { addressOf } from '@nukkad/api-client/contract-call';
import type { JobApplication, OwnJob } from '@nukkad/api-client/generated/api.gen';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { ApplicantProfile } from './ApplicantProfile';
import { ContactRow } from './ContactRow';
import { NoteEditor } from './NoteEditor';

const KB = 1024;

interface Props {
  application: JobApplication;
  job: OwnJob;
  conversation?: ((application: JobApplication) => ReactNode) | undefined;
}

/** The content of an application, the contact details, the profile, the conversation and the notes. */
export function ApplicationDetails({ application, job, conversation }: Props) {
  const { t } = useTranslation('manage-job');
  const format = useFormat();
  const { id, applicant, coverMessage, employerMessage, reason, resume } = application;
  return (
    <>
      <ContactRow application={application} job={job} />
      <Typography
        component="blockquote"
        sx={{
          m: 0,
          mt: 2,
          pl: 2,
          borderLeft: '5px solid',
          borderColor: 'secondary.main',
          maxWidth: '70ch',
          fontSize: '1.0625rem',
          fontWeight: 560,
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
        }}
      >
        {coverMessage}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: 1, mx: -0.5 }}>
        {resume ? (
          <Button
            component="a"
            href={addressOf('getApplicationResume', { id })}
            download
            startIcon={<DownloadIcon />}
            sx={{ px: 1, textAlign: 'start', overflowWrap: 'anywhere' }}
          >
            <span>
              <Box component="span" sx={visuallyHidden}>{`${t('resume.download')} `}</Box>
              {t('resume.file', { name: resume.name, size: format.number(Math.max(1, Math.round(resume.size / KB))) })}
            </span>
          </Button>
        ) : (
          <Typography variant="body2" sx={{ width: '100%', px: 0.5, color: 'text.secondary' }}>
            {t('resume.none')}
          </Typography>
        )}
      </Box>
      <ApplicantProfile applicant={applicant} />
      {reason && (
        <Typography sx={{ mt: 2, maxWidth: '70ch' }}>
          {t(reason === 'no_answer' ? 'reason.closed' : 'reason.given', { reason: t(`reason.${reason}`) })}
        </Typography>
      )}
      {employerMessage && (
        <Box sx={{ mt: 2, p: 1.5, borderRadius: 1, bgcolor: 'background.tint' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('yourMessage')}
          </Typography>
          <Typography sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {employerMessage}
          </Typography>
        </Box>
      )}
      <NoteEditor application={application} />
      {conversation?.(application)}
    </>
  );
}

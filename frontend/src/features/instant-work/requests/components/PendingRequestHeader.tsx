import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { JobRequest } from '@nukkad/api-client/generated/api.gen';
import { familyOf } from '@nukkad/contract/jobs/job-categories';
import { useTranslation } from 'react-i18next';
import { joinFacts } from '../../../../shared/i18n/join-facts';
import { CountdownRing } from '../../../../shared/ui/CountdownRing';
import { LocalisedJobLine } from '../../../../entities/job/components/LocalisedJobLine';
import { Tag } from '../../../../shared/ui/Tag';
import { URGENCY_STYLES } from './request-status-styles';

const SECOND_MS = 1000;

/** The band of an offer in the colour of its family: urgency, title, place, and remaining time to answer. */
export function PendingRequestHeader({ request, headingId }: { request: JobRequest; headingId: string }) {
  const { t } = useTranslation('instant-work/requests');
  const { job, createdAt, expiresAt } = request;
  const totalSeconds = (Date.parse(expiresAt) - Date.parse(createdAt)) / SECOND_MS;
  return (
    <Box
      sx={{
        '--focus': 'var(--nk-palette-secondary-main)',
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        p: '14px 14px 16px',
        bgcolor: `family.${familyOf(job.category)}.band`,
        color: 'onBand',
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Tag {...URGENCY_STYLES[job.urgency]}>{t(`urgency.${job.urgency}`)}</Tag>
        <Typography id={headingId} variant="h2" sx={{ mt: 0.75, mb: 0.25, fontWeight: 740 }}>
          {job.title}
        </Typography>
        <Typography>
          <LocalisedJobLine job={job} />
          {joinFacts(job.company, job.location)}
        </Typography>
      </Box>
      <CountdownRing expiresAt={expiresAt} totalSeconds={totalSeconds} />
    </Box>
  );
}

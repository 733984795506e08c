import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toManageJob } from '../../../entities/hiring/paths';
import { SendOnWhatsApp } from '../../../entities/hiring/components/SendOnWhatsApp';
import { JobCard } from '../../../entities/job/components/JobCard';
import { useJobWords } from '../../../entities/job/hooks/useJobWords';
import { siteOrigin } from '../../../shared/rendering/rendering';
import { publicJobLink, shareText, shortPlace } from '../../../entities/job/share/share-text';
import { boardStyles } from '../../../shared/ui/board-styles';
import { RouteButton } from '../../../shared/ui/RouteLink';

const HEADING_ID = 'posted-job';

/** The job that was just posted, as seekers see it, with its actions: share it, or open it. */
export function PostedJob({ job }: { job: OwnJob }) {
  const { t } = useTranslation('hire-form');
  const words = useJobWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const pay = job.minRate === null && job.maxRate === null ? '' : words.pay(job);
  const { id, title, location } = job;
  const text = shareText({ id, title, pay, place: shortPlace(location) }, publicJobLink(id, siteOrigin()));
  useEffect(() => {
    // at the upper edge, where the toast does not cover it
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <Box
      component="section"
      aria-labelledby={HEADING_ID}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, p: 2, mb: 2, ...boardStyles }}
    >
      <Typography id={HEADING_ID} ref={heading} tabIndex={-1} variant="h2" sx={{ scrollMarginTop: 80 }}>
        {t('posted.heading')}
      </Typography>
      <Box inert>
        <JobCard job={job} onOpen={() => undefined} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flex: '1 1 150px' } }}>
        <SendOnWhatsApp variant="contained" text={text} />
        <RouteButton variant="outlined" to={toManageJob(id)}>
          {t('posted.see')}
        </RouteButton>
      </Box>
    </Box>
  );
}

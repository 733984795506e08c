import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/format';
import { payParts } from '../../../entities/job/model/pay-parts';
import { localisedName, shopAndPlace } from '../../../entities/job/model/localised-names';
import { boardStyles } from '../../../shared/ui/board-styles';
import { PayAmount } from '../../../shared/ui/PayAmount';
import { atMostLines, oneLine, shortenedColumn } from '../../../shared/ui/shortened-text';
import { DistanceMarker } from '../../../shared/ui/DistanceMarker';
import type { OpenJob } from '../api/public-jobs-api';

/** An open job; the whole card is one link to its page. */
export function OpenJobCard({ job }: { job: OpenJob }) {
  const { t } = useTranslation('shared');
  const format = useFormat();
  const pay = payParts(job, t);
  const occupation = localisedName(job.occupation);
  return (
    <Box
      component={Link}
      to={`/jobs/${job.id}`}
      sx={{
        ...boardStyles,
        display: 'flex',
        gap: 1.5,
        height: '100%',
        minHeight: 128,
        pl: 1.25,
        pr: 1.5,
        color: 'text.primary',
        textDecoration: 'none',
        transition: 'transform 80ms, box-shadow 80ms',
        '&:active': { transform: 'translateY(2px)', boxShadow: 'none' },
        '&:hover [data-role]': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
      }}
    >
      <Box sx={{ display: 'flex', pt: 1.5 }}>
        <DistanceMarker category={job.category} distance={t('nearby', { ns: 'landing' })} />
      </Box>
      <Box
        sx={{
          ...shortenedColumn,
          flexGrow: 1,
          minWidth: 0,
          display: 'grid',
          alignContent: 'center',
          py: 1.25,
          overflowWrap: 'anywhere',
        }}
      >
        <Box
          component="span"
          data-role
          sx={{
            display: '-webkit-box',
            ...atMostLines(2),
            fontSize: '1.0625rem',
            fontWeight: 680,
            lineHeight: 'var(--heading-leading)',
          }}
        >
          {job.title}
        </Box>
        {occupation && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {occupation}
          </Box>
        )}
        <Box component="span" sx={{ '& > span': { whiteSpace: 'normal' } }}>
          <PayAmount {...pay} quiet={pay.period === undefined} />
        </Box>
        <Box component="span" sx={{ ...oneLine, color: 'text.secondary' }}>
          {shopAndPlace(job)}
        </Box>
        <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {format.relative(new Date(job.createdAt))}
        </Box>
      </Box>
    </Box>
  );
}

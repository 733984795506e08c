import ExpandIcon from '@mui/icons-material/ExpandMore';
import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { JobSort } from '@nukkad/domain/ai-jobs';
import { SEARCH_RADIUS_KM } from '@nukkad/domain/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { RouteLink } from '../../../shared/ui/RouteLink';
import type { AiJobsState } from '../hooks/useAiJobs';

/** The orders, as the list offers them. */
const SORTS: readonly JobSort[] = ['distance', 'recent', 'pay', 'match'];

/** How many were found, in which order they stand, and why. */
export function ResultsHead({ state, onPreferences }: { state: AiJobsState; onPreferences: () => void }) {
  const { t } = useTranslation('ai-jobs');
  const format = useFormat();
  const id = useId();
  const { filter, jobs, last, narrow } = state;
  const total = last?.total ?? jobs.length;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1.5 }}>
      <Box role="status" sx={{ mr: 'auto', flexBasis: { xs: '100%', md: 'auto' } }}>
        <Typography component="h2" sx={{ fontWeight: 550 }}>
          {t('count', {
            count: total,
            number: `${format.number(total)}${last?.totalIsLeast ? '+' : ''}`,
            radius: SEARCH_RADIUS_KM,
          })}
        </Typography>
      </Box>
      <RouteLink to="/how-matching-works">{t('match.order')}</RouteLink>
      <Button startIcon={<TuneIcon />} onClick={onPreferences} sx={{ px: 1 }}>
        {t('questions.change')}
      </Button>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <label htmlFor={id}>{t('sort.label')}</label>
        <Box sx={{ position: 'relative', display: 'inline-flex', alignItems: 'center' }}>
          <Box
            component="select"
            id={id}
            value={filter.sort}
            onChange={(event: { target: { value: string } }) => narrow({ sort: event.target.value as JobSort })}
            sx={{
              appearance: 'none',
              minHeight: 48,
              pl: 1.5,
              pr: 4.5,
              border: '1px solid',
              borderColor: 'fieldBorder',
              borderRadius: 1,
              bgcolor: 'background.paper',
              color: 'text.primary',
              font: 'inherit',
              fontWeight: 550,
              cursor: 'pointer',
              '& option': { bgcolor: 'background.paper', color: 'text.primary' },
            }}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sort.${sort}`)}
              </option>
            ))}
          </Box>
          <ExpandIcon aria-hidden sx={{ position: 'absolute', right: 8, pointerEvents: 'none' }} />
        </Box>
      </Box>
    </Box>
  );
}

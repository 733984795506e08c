import ExpandIcon from '@mui/icons-material/ExpandMore';
import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { JobSort } from '@nukkad/contract/matching/ai-jobs';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { JobCount } from '../../../entities/search/components/JobCount';
import { ListSwitch } from '../../../entities/search/components/ListSwitch';
import { RouteLink } from '../../../shared/ui/RouteLink';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import type { AiJobsState } from '../hooks/useAiJobs';

/** The orders, as the list offers them. */
const SORTS: readonly JobSort[] = ['distance', 'recent', 'pay', 'match'];

/** The switch to all jobs, and the sort order of the seeker's jobs. */
export function ListHeading({ state }: { state: AiJobsState }) {
  const { t } = useTranslation('ai-jobs');
  const id = useId();
  const { filter, narrow } = state;
  return (
    <ListSwitch open="ai-jobs">
      <label htmlFor={id} style={visuallyHidden}>
        {t('sort.label')}
      </label>
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          // with less space than its text it wraps to a row of its own
          flex: '1 1 5.5rem',
          justifyContent: 'flex-end',
          alignItems: 'center',
          minWidth: 0,
        }}
      >
        <Box
          component="select"
          id={id}
          value={filter.sort}
          onChange={(event: { target: { value: string } }) => narrow({ sort: event.target.value as JobSort })}
          sx={{
            appearance: 'none',
            fieldSizing: 'content',
            minWidth: 0,
            maxWidth: '100%',
            minHeight: 48,
            pl: 1,
            pr: 3.5,
            border: 0,
            borderRadius: 1,
            bgcolor: 'transparent',
            color: 'primary.text',
            font: 'inherit',
            fontWeight: 640,
            textOverflow: 'ellipsis',
            cursor: 'pointer',
            '&:hover': { bgcolor: 'background.tint' },
            '& option': { bgcolor: 'background.paper', color: 'text.primary' },
          }}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </Box>
        <ExpandIcon aria-hidden sx={{ position: 'absolute', right: 2, color: 'primary.text', pointerEvents: 'none' }} />
      </Box>
    </ListSwitch>
  );
}

/** How many were found. */
export function ResultsHeader({ state }: { state: AiJobsState }) {
  const { t } = useTranslation('ai-jobs');
  const format = useFormat();
  const { jobs, last } = state.groups;
  const total = last?.total ?? jobs.length;
  return (
    <JobCount>
      {t('count', {
        count: total,
        number: `${format.number(total)}${last?.totalIsLeast ? '+' : ''}`,
        radius: SEARCH_RADIUS_KM,
      })}
    </JobCount>
  );
}

/**
 * Below the list, where it hides no job: notifications about new jobs, an explanation of the order, and the preferences
 * that change it.
 */
export function ResultsFooter({ saveSearch, onPreferences }: { saveSearch: ReactNode; onPreferences: () => void }) {
  const { t } = useTranslation('ai-jobs');
  return (
    <Box sx={{ mt: 2.5 }}>
      {saveSearch}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <RouteLink to="/how-matching-works">{t('match.order')}</RouteLink>
        <Button startIcon={<TuneIcon />} onClick={onPreferences} sx={{ px: 1 }}>
          {t('questions.change')}
        </Button>
      </Box>
    </Box>
  );
}

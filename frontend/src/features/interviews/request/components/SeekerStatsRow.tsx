import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SeekerStats } from '@nukkad/contract/jobs/insights';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type SeekerSection, toSection } from '../../../../entities/session/model/sections';
import { useFormat } from '../../../../shared/i18n/format';
import { usePosition } from '../../../../entities/position/hooks/usePosition';
import { SkeletonBlock } from '../../../../shared/ui/SkeletonBlock';
import { Stat, statCell, StatRow } from '../../../../shared/ui/StatRow';
import { seekerStatsApi } from '../api/seeker-stats-api';

interface Counted {
  key: 'nearby' | 'today' | 'applications' | 'interviews';
  section: SeekerSection;
  figure: (stats: SeekerStats) => { count: number; isExact: boolean };
}

const COUNTED: readonly Counted[] = [
  {
    key: 'nearby',
    section: 'job-search',
    figure: (stats) => ({ count: stats.jobsNearby, isExact: stats.jobsNearbyIsExact }),
  },
  {
    key: 'today',
    section: 'ai-jobs',
    figure: (stats) => ({ count: stats.newToday, isExact: stats.newTodayIsExact }),
  },
  {
    key: 'applications',
    section: 'applications',
    figure: (stats) => ({ count: stats.applicationsOpen, isExact: true }),
  },
  {
    key: 'interviews',
    section: 'calendar',
    figure: (stats) => ({ count: stats.interviewsUpcoming, isExact: true }),
  },
];

/** Count that selects the plural form of a label without its figure. */
const MANY = 2;

/** Four live figures; each links to the section with the details. */
export function SeekerStatsRow() {
  const { t } = useTranslation('interviews/request');
  const format = useFormat();
  const { position } = usePosition();
  const { currentData, isError, isFetching, refetch } = seekerStatsApi.useGetSeekerStatsQuery(
    { latitude: String(position?.latitude), longitude: String(position?.longitude) },
    { skip: !position },
  );
  const written = ({ count, isExact }: ReturnType<Counted['figure']>) => `${format.number(count)}${isExact ? '' : '+'}`;
  const failed = isError && !isFetching && !currentData;
  return (
    <Box component="section" aria-label={t('stats.label')}>
      <StatRow>
        {COUNTED.map(({ key, section, figure }) => (
          <li key={key}>
            <Box component={Link} to={toSection(section)} sx={statCell}>
              <Stat
                value={
                  currentData ? (
                    written(figure(currentData))
                  ) : failed ? (
                    t('stats.unknown')
                  ) : (
                    <SkeletonBlock width={40} height={20} />
                  )
                }
                word={t(`stats.${key}`, { count: currentData ? figure(currentData).count : MANY })}
              />
            </Box>
          </li>
        ))}
      </StatRow>
      {failed && (
        <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
          {t('stats.failed')}
          <Button startIcon={<RefreshIcon />} onClick={() => void refetch()}>
            {t('shared:failure.retry')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

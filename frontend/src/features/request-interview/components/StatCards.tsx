import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type SvgIcon from '@mui/material/SvgIcon';
import type { SeekerStats } from '@nukkad/domain/insights';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type SeekerSection, toSection } from '../../../shared/dashboard/sections';
import { useFormat } from '../../../shared/i18n/format';
import { usePosition } from '../../../shared/position/usePosition';
import { Bone } from '../../../shared/ui/Bone';
import { seekerStatsApi } from '../api/seeker-stats-api';
import { boardLook } from '../../../shared/ui/board-look';

interface Card {
  key: 'nearby' | 'today' | 'applications' | 'interviews';
  icon: typeof SvgIcon;
  section: SeekerSection;
  figure: (stats: SeekerStats) => { count: number; isExact: boolean };
}

const CARDS: readonly Card[] = [
  {
    key: 'nearby',
    icon: PlaceIcon,
    section: 'job-search',
    figure: (stats) => ({ count: stats.jobsNearby, isExact: stats.jobsNearbyIsExact }),
  },
  {
    key: 'today',
    icon: TodayIcon,
    section: 'ai-jobs',
    figure: (stats) => ({ count: stats.newToday, isExact: stats.newTodayIsExact }),
  },
  {
    key: 'applications',
    icon: AssignmentIcon,
    section: 'applications',
    figure: (stats) => ({ count: stats.applicationsOpen, isExact: true }),
  },
  {
    key: 'interviews',
    icon: CalendarIcon,
    section: 'calendar',
    figure: (stats) => ({ count: stats.interviewsUpcoming, isExact: true }),
  },
];

/** The number of a word that stands without its figure. */
const MANY = 2;

/** Four live figures; each leads to the section that tells more. */
export function StatCards() {
  const { t } = useTranslation('request-interview');
  const format = useFormat();
  const { position } = usePosition();
  const { currentData, isError, isFetching, refetch } = seekerStatsApi.useGetSeekerStatsQuery(
    { latitude: String(position?.latitude), longitude: String(position?.longitude) },
    { skip: !position },
  );
  const written = ({ count, isExact }: ReturnType<Card['figure']>) => `${format.number(count)}${isExact ? '' : '+'}`;
  const failed = isError && !isFetching && !currentData;
  return (
    <Box component="section" aria-label={t('stats.label')} sx={{ mb: 4 }}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {CARDS.map(({ key, icon: Icon, section, figure }) => (
          <li key={key}>
            <Box
              component={Link}
              to={toSection(section)}
              sx={{
                display: 'block',
                height: '100%',
                p: 2,
                ...boardLook,
                color: 'text.primary',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'background.tint' },
              }}
            >
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
                <Icon aria-hidden sx={{ color: 'primary.text' }} />
                <Box component="span" sx={{ fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2 }}>
                  {currentData ? (
                    written(figure(currentData))
                  ) : failed ? (
                    t('stats.unknown')
                  ) : (
                    <Bone width={48} height={28} />
                  )}
                </Box>
              </Box>
              <Box component="span" sx={{ display: 'block', mt: 0.5, color: 'text.secondary', lineHeight: 1.35 }}>
                {t(`stats.${key}`, { count: currentData ? figure(currentData).count : MANY })}
              </Box>
            </Box>
          </li>
        ))}
      </Box>
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

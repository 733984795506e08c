import Box, { type BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginLink } from '../../../entities/session/components/LoginLink';
import { boardStyles } from '../../../shared/ui/board-styles';
import { SkeletonBlock } from '../../../shared/ui/SkeletonBlock';
import { buttonStyles } from '../../../shared/ui/button-styles';
import { useListPublicJobsQuery } from '../api/public-jobs-api';
import { useCity } from '../hooks/useCity';
import { CITIES } from '../model/city';
import { CityChoice } from './CityChoice';
import { OpenJobCard } from './OpenJobCard';

const SHOWN_MAX = 6;
/**
 * Minimum height of every state, so that the content below does not move: three cards on a phone, one row of them on a
 * wide screen.
 */
const HEIGHT = { xs: 3 * 128 + 2 * 10, md: 2 * 128 + 14, lg: 128 } as const;

const grid = {
  display: 'grid',
  gap: { xs: 1.25, md: 1.75 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

function Skeleton() {
  const { t } = useTranslation('shared');
  return (
    <Box role="progressbar" aria-label={t('loading')} sx={grid}>
      {[1, 2, 3].map((card) => (
        <Box key={card} sx={{ ...boardStyles, display: 'flex', gap: 1.5, height: 128, px: 1.25, pt: 1.5 }}>
          <SkeletonBlock width={60} height={116} sx={{ my: 0, flex: 'none', borderRadius: '30px 30px 0 0' }} />
          <Box sx={{ flexGrow: 1 }}>
            <SkeletonBlock width="70%" />
            <SkeletonBlock width="55%" height={24} />
            <SkeletonBlock width="80%" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Note({ role, text, children }: { role: 'status' | 'alert'; text: string; children?: ReactNode }) {
  return (
    <Box
      role={role}
      sx={{
        ...boardStyles,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1.5,
        minHeight: HEIGHT,
        p: 2,
        textAlign: 'center',
      }}
    >
      <Typography sx={{ maxWidth: '46ch' }}>{text}</Typography>
      {children}
    </Box>
  );
}

/** Open jobs of the visitor's city, with the choice of another city. */
export function OpenJobs() {
  const { t } = useTranslation('landing');
  const { city, chooseCity } = useCity();
  const {
    currentData: found,
    isError,
    refetch,
  } = useListPublicJobsQuery({ city: city ?? '', limit: String(SHOWN_MAX) }, { skip: city === undefined });
  const known = CITIES.find(({ name }) => name === (found?.city.name ?? city));
  const name = known ? t(`open.cities.${known.id}`) : (found?.city.name ?? city);
  return (
    <Box component="section" sx={{ maxWidth: 1280, mx: 'auto', px: { xs: 1.5, md: 4 }, pt: { xs: 3, md: 4 } }}>
      <Typography variant="h2">
        {name === undefined ? t('open.titleAnywhere') : t('open.title', { city: name })}
      </Typography>
      <CityChoice shown={found?.city.name ?? city} onChoose={chooseCity} />
      {found && !found.city.found && (
        <Typography role="status" sx={{ mb: 1.5 }}>
          {t('open.unknown', { name: found.city.asked ?? city, city: name })}
        </Typography>
      )}
      <Box sx={{ minHeight: HEIGHT }}>
        {isError ? (
          <Note role="alert" text={t('open.failed')}>
            <Box
              component="button"
              type="button"
              onClick={() => void refetch()}
              sx={[buttonStyles({ variant: 'outlined' }), { border: 0 }] as BoxProps['sx']}
            >
              {t('open.retry')}
            </Box>
          </Note>
        ) : !found ? (
          <Skeleton />
        ) : found.jobs.length === 0 ? (
          <Note role="status" text={t('open.none', { city: name })} />
        ) : (
          <Box
            component="ul"
            // on a phone the next section should be close
            sx={{ ...grid, '& > li:nth-of-type(n + 5)': { display: { xs: 'none', md: 'block' } } }}
          >
            {found.jobs.map((job) => (
              <li key={job.id}>
                <OpenJobCard job={job} />
              </li>
            ))}
          </Box>
        )}
      </Box>
      <LoginLink wish={{ role: 'job-seeker', returnTo: '/?section=job-search' }} sx={{ mt: 1, ml: -2 }}>
        {t('open.all')}
      </LoginLink>
    </Box>
  );
}

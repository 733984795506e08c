import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { JobActivityDay, OwnJob } from '@nukkad/api-client/generated/api.gen';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hiringApi } from '../../../entities/hiring/hiring-api';
import { useFormat } from '../../../shared/i18n/format';
import { SkeletonBlock } from '../../../shared/ui/SkeletonBlock';

const HEIGHT = 72;
const VIEWS_HEIGHT = 40;
const APPLICATIONS_HEIGHT = 28;
const cell = { p: 0.5, textAlign: 'end', fontWeight: 400, fontVariantNumeric: 'tabular-nums' } as const;
const noon = (day: string): Date => new Date(`${day}T12:00:00+05:30`);

/** Views as bars from the ground, applications hanging from above; the most of each fills its own part of the height. */
function Plot({ days }: { days: readonly JobActivityDay[] }) {
  const most = (count: (day: JobActivityDay) => number) => Math.max(1, ...days.map(count));
  const viewScale = VIEWS_HEIGHT / most(({ views }) => views);
  const applicationScale = APPLICATIONS_HEIGHT / most(({ applications }) => applications);
  const step = 100 / days.length;
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
      sx={{ display: 'block', width: '100%', height: HEIGHT, borderBottom: '1px solid', borderColor: 'divider' }}
    >
      {days.map(({ day, views, applications }, index) => {
        const across = { x: index * step + step * 0.15, width: step * 0.7 };
        const height = views * viewScale;
        return (
          <g key={day}>
            {views > 0 && (
              <Box
                component="rect"
                data-bar="views"
                {...across}
                y={HEIGHT - height}
                height={height}
                sx={{ fill: 'var(--nk-palette-primary-text)', opacity: 0.45 }}
              />
            )}
            {applications > 0 && (
              <Box
                component="rect"
                data-bar="applications"
                {...across}
                y={0}
                height={applications * applicationScale}
                sx={{ fill: 'var(--nk-palette-secondary-main)' }}
              />
            )}
          </g>
        );
      })}
    </Box>
  );
}

/** The activity of the job by day: a small plot, the totals in words, and a table of all days on request. */
export function JobActivity({ job }: { job: OwnJob }) {
  const { t } = useTranslation('manage-job');
  const format = useFormat();
  const id = useId();
  const [tableShown, setTableShown] = useState(false);
  const { data: days, isError } = hiringApi.useGetJobActivityQuery({ id: job.id });
  if (isError && !days) return null;
  const sum = (count: (day: JobActivityDay) => number) => (days ?? []).reduce((all, day) => all + count(day), 0);
  const busy = days?.filter(({ views, applications }) => views + applications > 0).toReversed() ?? [];
  const hasTable = days ? busy.length > 0 : job.viewCount + job.applicationCount > 0;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h3">
        {t('activity.title')}
      </Typography>
      {days ? <Plot days={days} /> : <SkeletonBlock width="100%" height={HEIGHT} sx={{ my: 0 }} />}
      {/* reserves its space while it loads */}
      <Box sx={{ visibility: days ? 'visible' : 'hidden' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 0.5, fontSize: '0.9375rem' }}>
          {(
            [
              ['views', 'primary.text', 0.45, sum(({ views }) => views)],
              ['applications', 'secondary.main', 1, sum(({ applications }) => applications)],
            ] as const
          ).map(([name, colour, opacity, count]) => (
            <Box component="span" key={name} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
              <Box
                component="span"
                aria-hidden
                sx={{ width: 10, height: 10, borderRadius: '3px', bgcolor: colour, opacity }}
              />
              {t(`activity.${name}`, { count, number: format.number(count) })}
            </Box>
          ))}
        </Box>
        {hasTable && (
          <Button
            aria-expanded={tableShown}
            aria-controls={`${id}-table`}
            onClick={() => setTableShown(!tableShown)}
            sx={{ ml: -1, px: 1 }}
          >
            {t('activity.table')}
          </Button>
        )}
        <Box id={`${id}-table`} hidden={!tableShown}>
          {tableShown && (
            <Box component="table" aria-labelledby={id} sx={{ width: '100%', borderCollapse: 'collapse' }}>
              <thead>
                <tr>
                  {(['day', 'viewsShort', 'applicationsShort'] as const).map((column) => (
                    <Box
                      component="th"
                      scope="col"
                      key={column}
                      sx={{ ...cell, color: 'text.secondary', textAlign: column === 'day' ? 'start' : 'end' }}
                    >
                      {t(`activity.${column}`)}
                    </Box>
                  ))}
                </tr>
              </thead>
              <tbody>
                {busy.map(({ day, views, applications }) => (
                  <tr key={day}>
                    <Box component="th" scope="row" sx={{ ...cell, textAlign: 'start' }}>
                      {format.day(noon(day))}
                    </Box>
                    <Box component="td" sx={cell}>
                      {format.number(views)}
                    </Box>
                    <Box component="td" sx={cell}>
                      {format.number(applications)}
                    </Box>
                  </tr>
                ))}
              </tbody>
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}

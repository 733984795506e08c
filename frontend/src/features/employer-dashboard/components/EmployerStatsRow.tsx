import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { OWN_JOBS_ID } from '../../../entities/hiring/paths';
import { hiringApi } from '../../../entities/hiring/hiring-api';
import { useFormat } from '../../../shared/i18n/format';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { SkeletonBlock } from '../../../shared/ui/SkeletonBlock';
import { Stat, statCell, StatRow } from '../../../shared/ui/StatRow';
import { summedStat } from '../model/summed-stats';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';

const StatSheet = lazySheet(async () => (await import('./StatSheet')).StatSheet);

const FIGURES = ['activeJobs', 'applications', 'profileViews', 'hired'] as const;

/** Links to the list of active jobs further down. */
function showOwnJobs(): void {
  const heading = document.getElementById(OWN_JOBS_ID);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/**
 * Four live figures over all jobs of the employer; each opens its breakdown, which the address names. Shows a dash
 * while the server does not return them.
 */
export function EmployerStatsRow() {
  const { t } = useTranslation('employer-dashboard');
  const format = useFormat();
  const { data: stats, isError } = hiringApi.useGetEmployerStatsQuery();
  const sheet = useOverlayParam('figure');
  const opened = summedStat(sheet.value);
  const unknown = (
    <span role="img" aria-label={t('figures.unknown')}>
      –
    </span>
  );
  return (
    <>
      <StatRow label={t('figures.label')}>
        {FIGURES.map((id) => (
          <li key={id}>
            <ButtonBase
              aria-haspopup={id === 'activeJobs' ? undefined : 'dialog'}
              onClick={() => (id === 'activeJobs' ? showOwnJobs() : sheet.open(id))}
              sx={statCell}
            >
              <Stat
                value={stats ? format.number(stats[id]) : isError ? unknown : <SkeletonBlock width={40} height={20} />}
                word={t(`figures.${id}`)}
              />
            </ButtonBase>
          </li>
        ))}
      </StatRow>
      {opened && <StatSheet figure={opened} onClose={sheet.close} />}
    </>
  );
}

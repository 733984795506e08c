import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OWN_JOBS_ID } from '../../../shared/hiring/addresses';
import { hiringApi } from '../../../shared/hiring/hiring-api';
import { useFormat } from '../../../shared/i18n/format';
import { Bone } from '../../../shared/ui/Bone';
import type { CountedFigure } from '../model/counted-figures';
import { FigureSheet } from './FigureSheet';
import { boardLook } from '../../../shared/ui/board-look';

const FIGURES = [
  { id: 'activeJobs', icon: WorkIcon },
  { id: 'applications', icon: AssignmentIcon },
  { id: 'profileViews', icon: VisibilityIcon },
  { id: 'hired', icon: HowToRegIcon },
] as const;

/** Leads to the list of the active jobs further down. */
function showOwnJobs(): void {
  const heading = document.getElementById(OWN_JOBS_ID);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** Four live figures over all jobs of the employer, each opening what it counts; a dash while the server does not tell them. */
export function HiringFigures() {
  const { t } = useTranslation('employer-dashboard');
  const format = useFormat();
  const { data: stats, isError } = hiringApi.useGetEmployerStatsQuery();
  const [opened, setOpened] = useState<CountedFigure | null>(null);
  return (
    <Box
      component="ul"
      aria-label={t('figures.label')}
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        m: 0,
        p: 0,
        listStyle: 'none',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      {FIGURES.map(({ id, icon: Icon }) => (
        <Box component="li" key={id} sx={{ display: 'grid' }}>
          <ButtonBase
            aria-haspopup={id === 'activeJobs' ? undefined : 'dialog'}
            onClick={() => (id === 'activeJobs' ? showOwnJobs() : setOpened(id))}
            sx={{
              display: 'block',
              p: 2,
              ...boardLook,
              font: 'inherit',
              textAlign: 'start',
              '&:hover': { bgcolor: 'background.tint' },
            }}
          >
            <Box
              component="span"
              sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}
            >
              {stats || isError ? (
                <Box
                  component="span"
                  sx={{ fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}
                >
                  {stats ? (
                    format.number(stats[id])
                  ) : (
                    <span role="img" aria-label={t('figures.unknown')}>
                      –
                    </span>
                  )}
                </Box>
              ) : (
                <Bone width={48} height={32} />
              )}
              <Icon aria-hidden sx={{ color: 'primary.text' }} />
            </Box>
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.3 }}>
              {t(`figures.${id}`)}
            </Box>
          </ButtonBase>
        </Box>
      ))}
      {opened && <FigureSheet figure={opened} onClose={() => setOpened(null)} />}
    </Box>
  );
}

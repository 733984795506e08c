import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NearbySelection } from '../hooks/useNearbySelection';
import type { NearbyMark } from '../model/nearby-layout';
import { CategoryLegend } from './CategoryLegend';
import type { FoundJob, PlacedJob } from '../model/found-job';
import { NearbyView } from './NearbyView';
import { boardLook } from '../../../shared/ui/board-look';

interface Props {
  nearby: NearbySelection;
  /** Jobs of the list that have no exact place. */
  unplaced: number;
  card: (job: FoundJob) => ReactNode;
  /** Says that only the nearest are drawn, and draws more; absent when all are there. */
  more?: ReactNode;
}

/** The view with what belongs to it. On a wide screen choosing a dot leads to the card in the list beside it; else the cards stand below. */
export function NearbyPanel({ nearby, unplaced, card, more }: Props) {
  const { t } = useTranslation('job-search');
  const select = (mark: NearbyMark<PlacedJob>) => {
    nearby.select(mark);
    // the first card of this job is the one in the list
    document
      .querySelector(`[data-job="${mark.jobs[0]?.id}"]`)
      ?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };
  return (
    <Box component="section" aria-label={t('nearby.title')}>
      <Box
        sx={{
          p: { xs: 0.5, sm: 1.5 },
          ...boardLook,
          maxWidth: 520,
          mx: 'auto',
        }}
      >
        <NearbyView
          marks={nearby.marks}
          selected={nearby.selected?.key ?? null}
          pointed={nearby.pointed}
          onSelect={select}
        />
      </Box>
      <Box sx={{ display: { xs: 'grid', lg: 'none' }, gap: 2, mt: 2 }}>
        {nearby.selected ? (
          nearby.selected.jobs.map(card)
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{t('nearby.hint')}</Typography>
        )}
      </Box>
      <CategoryLegend jobs={nearby.placed} />
      {more}
      {unplaced > 0 && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('nearby.unplaced', { count: unplaced })}
        </Typography>
      )}
    </Box>
  );
}

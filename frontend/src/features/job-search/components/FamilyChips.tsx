import { FAMILIES, type Family } from '@nukkad/contract/jobs/job-categories';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { useJobWords } from '../../../entities/job/hooks/useJobWords';
import { Pictogram } from '../../../shared/ui/Pictogram';
import { accentOnSolid } from '../../../shared/ui/Tile';
import type { PlacedJob } from '../model/found-job';
import { familyCounts } from '../model/nearby-layout';

interface Props {
  jobs: readonly PlacedJob[];
  /** The only visible family; null if all are visible. */
  only: Family | null;
  onOnly: (family: Family | null) => void;
}

/** The legend of the view's colours, with the number of jobs of each family; a press shows one family only. */
export function FamilyChips({ jobs, only, onOnly }: Props) {
  const { t } = useTranslation('job-search');
  const words = useJobWords();
  const format = useFormat();
  return (
    <Box
      role="group"
      aria-label={t('nearby.legend')}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(3.1rem, 1fr))', gap: 0.5, mb: 1 }}
    >
      {familyCounts(jobs).map(({ family, count }) => (
        <ButtonBase
          key={family}
          aria-pressed={only === family}
          aria-label={`${format.number(count)}: ${FAMILIES[family].map(words.category).join(', ')}`}
          title={FAMILIES[family].map(words.category).join(', ')}
          onClick={() => onOnly(only === family ? null : family)}
          sx={{
            gap: '3px',
            minHeight: 48,
            borderRadius: 2,
            ...(only === null || only === family
              ? { ...accentOnSolid, bgcolor: `family.${family}.solid`, color: `family.${family}.on` }
              : { bgcolor: `family.${family}.tint`, color: `family.${family}.solid` }),
            fontSize: '1.0625rem',
            fontWeight: 740,
            fontStretch: '84%',
            outlineOffset: 2,
            outline: only === family ? '3px solid var(--nk-palette-text-primary)' : undefined,
            '&:focus-visible': { outline: '3px solid var(--focus)' },
          }}
        >
          <Pictogram name={FAMILIES[family][0]} size={22} />
          {format.number(count)}
        </ButtonBase>
      ))}
    </Box>
  );
}

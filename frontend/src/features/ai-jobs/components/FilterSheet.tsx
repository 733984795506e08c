import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { JOB_TYPES } from '@nukkad/contract/jobs/jobs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { KindChips } from '../../../entities/job/components/KindChips';
import { useJobWords } from '../../../entities/job/hooks/useJobWords';
import { ChipChoice } from '../../../shared/ui/ChipChoice';
import { Sheet } from '../../../shared/ui/Sheet';
import type { AiJobsFilter } from '../model/filter-params';

type Chosen = Pick<AiJobsFilter, 'category' | 'jobType' | 'minPay'>;

/** Choices of the minimum pay, in rupees an hour. */
const PAY_STEPS = [50, 75, 100, 150, 200, 300];
const NOTHING: Chosen = { category: null, jobType: null, minPay: null };

interface Props {
  open: boolean;
  filter: AiJobsFilter;
  onNarrow: (chosen: Chosen) => void;
  onClose: () => void;
}

/**
 * The kinds of work and the other filters of the list. The choice is applied by the button that shows the results, so
 * that Back leaves the list unchanged.
 */
export function FilterSheet({ open, filter, onNarrow, onClose }: Props) {
  const { t } = useTranslation('ai-jobs');
  const words = useJobWords();
  const format = useFormat();
  const id = useId();
  const [chosen, setChosen] = useState<Chosen>(filter);
  // each time it opens it starts with the present filters of the list
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setChosen(filter);
  }
  const { category, jobType, minPay } = chosen;
  const choose = (change: Partial<Chosen>) => setChosen({ ...chosen, ...change });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('filter.show')}
      actions={
        <>
          <Button size="large" onClick={() => setChosen(NOTHING)} sx={{ px: 1.25 }}>
            {t('empty.clear')}
          </Button>
          <Button
            variant="contained"
            size="large"
            onClick={() => {
              onClose();
              onNarrow({ category, jobType, minPay });
            }}
          >
            {t('filter.apply')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        <Box>
          <Typography id={`${id}-kinds`} variant="h3" component="h3" sx={{ mb: 1 }}>
            {t('filter.categories')}
          </Typography>
          <KindChips
            labelledBy={`${id}-kinds`}
            value={category ? [category] : []}
            onChange={(kinds) => choose({ category: kinds.find((kind) => kind !== category) ?? null })}
          />
        </Box>
        <ChipChoice
          label={t('filter.pay')}
          options={PAY_STEPS.map((rupees) => ({
            value: rupees,
            label: t('filter.atLeast', { amount: format.rupees(rupees) }),
          }))}
          chosen={minPay === null ? [] : [minPay]}
          onToggle={(rupees) => choose({ minPay: rupees === minPay ? null : rupees })}
        />
        <ChipChoice
          label={t('filter.jobType')}
          options={JOB_TYPES.map((type) => ({ value: type, label: words.jobType(type) }))}
          chosen={jobType ? [jobType] : []}
          onToggle={(type) => choose({ jobType: type === jobType ? null : type })}
        />
      </Box>
    </Sheet>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { JOB_TYPES, type JobType } from '@nukkad/domain/jobs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { useJobWords } from '../../../shared/jobs/useJobWords';
import { SelectInput } from '../../../shared/ui/SelectInput';
import { Sheet } from '../../../shared/ui/Sheet';
import type { AiJobsFilter } from '../model/filter-params';
import { CategoryGrid } from './CategoryGrid';

type Chosen = Pick<AiJobsFilter, 'category' | 'jobType' | 'minPay'>;

/** What can be asked for at least, in rupees an hour. */
const PAY_STEPS = [50, 75, 100, 150, 200, 300];
const NOTHING: Chosen = { category: null, jobType: null, minPay: null };

interface Props {
  open: boolean;
  filter: AiJobsFilter;
  onNarrow: (chosen: Chosen) => void;
  onClose: () => void;
}

/** The kinds of work, and what else narrows the list. It counts when it is shown, so that Back leaves the list as it was. */
export function FilterSheet({ open, filter, onNarrow, onClose }: Props) {
  const { t } = useTranslation('ai-jobs');
  const words = useJobWords();
  const format = useFormat();
  const [chosen, setChosen] = useState<Chosen>(filter);
  // each time it opens it begins with what the list goes by
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
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
          pt: 1,
        }}
      >
        <SelectInput
          label={t('filter.jobType')}
          placeholder={t('filter.any')}
          value={jobType ?? ''}
          options={JOB_TYPES.map((type) => ({ value: type, label: words.jobType(type) }))}
          onChange={({ target: { value } }) => choose({ jobType: (value as JobType) || null })}
        />
        <SelectInput
          label={t('filter.pay')}
          placeholder={t('filter.any')}
          value={minPay === null ? '' : String(minPay)}
          options={PAY_STEPS.map((rupees) => ({
            value: String(rupees),
            label: t('filter.atLeast', { amount: format.rupees(rupees) }),
          }))}
          onChange={({ target: { value } }) => choose({ minPay: value ? Number(value) : null })}
        />
      </Box>
      <Typography variant="h3" component="h3" sx={{ mt: 2.5, mb: 1 }}>
        {t('filter.categories')}
      </Typography>
      <CategoryGrid
        label={t('filter.categories')}
        chosen={category ? [category] : []}
        onToggle={(id) => choose({ category: category === id ? null : id })}
      />
    </Sheet>
  );
}

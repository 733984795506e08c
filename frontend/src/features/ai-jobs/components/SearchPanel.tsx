import ClearIcon from '@mui/icons-material/Clear';
import FilterIcon from '@mui/icons-material/FilterList';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { JOB_TYPES, type JobType } from '@nukkad/domain/jobs';
import { SEARCH_TEXT_MAX } from '@nukkad/domain/limits';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { useJobWords } from '../../../shared/jobs/useJobWords';
import { SelectInput } from '../../../shared/ui/SelectInput';
import { TextInput } from '../../../shared/ui/TextInput';
import type { AiJobsState } from '../hooks/useAiJobs';
import { CategoryGrid } from './CategoryGrid';

/** What can be asked for at least, in rupees an hour. */
const PAY_STEPS = [50, 75, 100, 150, 200, 300];

function Chip({ name, onClear }: { name: string; onClear: () => void }) {
  const { t } = useTranslation('ai-jobs');
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-label={t('filter.clear', { name })}
      endIcon={<ClearIcon />}
      onClick={onClear}
      sx={{ px: 1.75, fontWeight: 550, borderColor: 'fieldBorder', overflowWrap: 'anywhere' }}
    >
      {name}
    </Button>
  );
}

/** The search box, the filters shown or hidden, and what the list is narrowed to, each to be let go. */
export function SearchPanel({ state }: { state: AiJobsState }) {
  const { t } = useTranslation('ai-jobs');
  const words = useJobWords();
  const format = useFormat();
  const atLeast = (rupees: number) => t('filter.atLeast', { amount: format.rupees(rupees) });
  const { filter, narrow, submit } = state;
  const [text, setText] = useState(filter.search);
  // a text that was let go elsewhere leaves the box as well
  const [asked, setAsked] = useState(filter.search);
  if (asked !== filter.search) {
    setAsked(filter.search);
    setText(filter.search);
  }
  const [shown, setShown] = useState(false);
  const gridId = useId();
  return (
    <Box sx={{ mb: 2 }}>
      <Box
        component="form"
        role="search"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit(text);
        }}
        sx={{
          display: 'grid',
          gap: 1,
          alignItems: 'end',
          gridTemplateColumns: { xs: '1fr auto', sm: '1fr auto auto' },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <TextInput
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            type="search"
            inputProps={{ maxLength: SEARCH_TEXT_MAX, enterKeyHint: 'search' }}
          />
        </Box>
        <Button type="submit" variant="contained" startIcon={<SearchIcon />} sx={{ minHeight: 56 }}>
          {t('search.action')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<FilterIcon />}
          aria-expanded={shown}
          aria-controls={gridId}
          onClick={() => setShown(!shown)}
          sx={{ minHeight: 56 }}
        >
          {t(shown ? 'filter.hide' : 'filter.show')}
        </Button>
      </Box>
      <Box id={gridId} hidden={!shown} sx={{ mt: 1.5 }}>
        <CategoryGrid
          label={t('filter.categories')}
          chosen={filter.category ? [filter.category] : []}
          onToggle={(category) => narrow({ category: filter.category === category ? null : category })}
        />
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr', maxWidth: 560, mt: 2 }}>
          <SelectInput
            label={t('filter.jobType')}
            placeholder={t('filter.any')}
            value={filter.jobType ?? ''}
            options={JOB_TYPES.map((type) => ({ value: type, label: words.jobType(type) }))}
            onChange={({ target: { value } }) => narrow({ jobType: (value as JobType) || null })}
          />
          <SelectInput
            label={t('filter.pay')}
            placeholder={t('filter.any')}
            value={filter.minPay === null ? '' : String(filter.minPay)}
            options={PAY_STEPS.map((rupees) => ({ value: String(rupees), label: atLeast(rupees) }))}
            onChange={({ target: { value } }) => narrow({ minPay: value ? Number(value) : null })}
          />
        </Box>
      </Box>
      {(filter.search || filter.category || filter.jobType || filter.minPay !== null) && (
        <Box role="group" aria-label={t('filter.active')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {filter.search && <Chip name={filter.search} onClear={() => narrow({ search: '' })} />}
          {filter.category && (
            <Chip name={words.category(filter.category)} onClear={() => narrow({ category: null })} />
          )}
          {filter.jobType && <Chip name={words.jobType(filter.jobType)} onClear={() => narrow({ jobType: null })} />}
          {filter.minPay !== null && <Chip name={atLeast(filter.minPay)} onClear={() => narrow({ minPay: null })} />}
        </Box>
      )}
    </Box>
  );
}

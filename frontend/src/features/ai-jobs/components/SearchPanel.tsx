import TuneIcon from '@mui/icons-material/Tune';
import ButtonBase from '@mui/material/ButtonBase';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { useJobWords } from '../../../entities/job/hooks/useJobWords';
import { overlayHistory } from '../../../shared/overlay/overlay-history';
import { SHEET } from '../../../shared/overlay/sheet-parameter';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { PlaceChip } from '../../../entities/position/components/PlaceChip';
import { type SearchChip, SearchChips } from '../../../entities/search/components/SearchChips';
import { SearchLine } from '../../../entities/search/components/SearchLine';
import { chipStyles } from '../../../shared/ui/chip-styles';
import type { AiJobsState } from '../hooks/useAiJobs';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';

const FILTERS = 'filters';
const FilterSheet = lazySheet(async () => (await import('./FilterSheet')).FilterSheet, { prefetch: 'first' });

/** The search line, and one row with the active filters, each removable; the last button opens the filters. */
export function SearchPanel({ state }: { state: AiJobsState }) {
  const { t } = useTranslation('ai-jobs');
  const words = useJobWords();
  const format = useFormat();
  const { filter, reading, narrow, submit } = state;
  const filtersRef = useRef<HTMLButtonElement>(null);
  const narrowed: SearchChip[] = [
    ...(filter.category ? [{ name: words.category(filter.category), onRemove: () => narrow({ category: null }) }] : []),
    ...(filter.jobType ? [{ name: words.jobType(filter.jobType), onRemove: () => narrow({ jobType: null }) }] : []),
    ...(filter.minPay === null
      ? []
      : [
          {
            name: t('filter.atLeast', { amount: format.rupees(filter.minPay) }),
            onRemove: () => narrow({ minPay: null }),
          },
        ]),
  ];
  const sheet = useOverlayParam(SHEET);
  const open = sheet.value === FILTERS;
  // fetched when it is first opened; stays mounted for its closing animation
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  return (
    <>
      <SearchLine label={t('search.label')} asked={filter.search} onSearch={submit} />
      <SearchChips state={reading} others={narrowed} rest={filtersRef}>
        {!reading.place && <PlaceChip />}
        <ButtonBase
          ref={filtersRef}
          aria-haspopup="dialog"
          onClick={() => sheet.open(FILTERS)}
          sx={chipStyles('background.tint')}
        >
          <TuneIcon aria-hidden sx={{ fontSize: 20 }} />
          {t('filter.show')}
        </ButtonBase>
      </SearchChips>
      {used && (
        <FilterSheet
          open={open}
          filter={filter}
          onNarrow={(chosen) => overlayHistory.whenIdle(() => narrow(chosen))}
          onClose={sheet.close}
        />
      )}
    </>
  );
}

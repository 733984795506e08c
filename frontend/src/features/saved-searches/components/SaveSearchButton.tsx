import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import BellOnIcon from '@mui/icons-material/NotificationsActiveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SavedSearch } from '@nukkad/api-client/generated/api.gen';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { JobType } from '@nukkad/contract/jobs/jobs';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import { savedSearchKey } from '@nukkad/contract/matching/saved-search-rules';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../shared/clock/server-clock';
import { usePosition } from '../../../entities/position/hooks/usePosition';
import { StatusBadge } from '../../../shared/ui/StatusBadge';
import { savedSearchesApi } from '../api/saved-searches-api';
import { useSavedSearches } from '../hooks/useSavedSearches';

const DAY_MS = 86_400_000;

/** The present filters of AI Jobs. */
export interface PresentSearch {
  search: string;
  category: JobCategoryId | null;
  jobType: JobType | null;
  /** Rupees an hour. */
  minPay: number | null;
}

const asksAlike = (one: PresentSearch, other: PresentSearch): boolean =>
  savedSearchKey({ ...textAndFilters(one), radius: 0 }) === savedSearchKey({ ...textAndFilters(other), radius: 0 });
const textAndFilters = ({ search, category, jobType, minPay }: PresentSearch): PresentSearch => ({
  ...{ search, category, jobType, minPay },
});

/** Reports to the server that the owner views the results of saved searches: each search once, at most once a day. */
function useOpened(searches: readonly SavedSearch[]): void {
  const { markOpened } = useSavedSearches();
  const told = useRef(new Set<string>());
  const mark = useEffectEvent(() => {
    for (const { id, state, openedAt } of searches) {
      if (state !== 'active' || told.current.has(id) || Date.parse(openedAt) > serverNow() - DAY_MS) continue;
      told.current.add(id);
      markOpened(id);
    }
  });
  const ids = searches.map(({ id }) => id).join();
  useEffect(() => mark(), [ids]);
}

/**
 * Saves the current search, to be notified of new jobs; shows that it is saved, and can undo it. Beside it is the link
 * to all saved searches, if there are any. Hidden while the list has no filter.
 */
export function SaveSearchButton({ search: present, onList }: { search: PresentSearch; onList: () => void }) {
  const { t } = useTranslation('saved-searches');
  const { position } = usePosition();
  const { data: searches = [], isLoading } = savedSearchesApi.useListSavedSearchesQuery();
  const { save, remove, isBusy } = useSavedSearches();
  const { search, category, jobType, minPay } = present;
  const asked = {
    search,
    ...(category && { category }),
    ...(jobType && { jobType }),
    ...(minPay !== null && { minPay }),
    ...(position && { latitude: position.latitude, longitude: position.longitude }),
    radius: SEARCH_RADIUS_KM,
  };
  const alike = searches.filter((saved) => asksAlike(saved, present));
  useOpened(alike);
  const key = savedSearchKey(asked);
  const saved = alike.find((other) => other.state === 'active' && savedSearchKey(other) === key);
  const placed = position?.source === 'place' ? { placeId: position.id } : {};
  if (!search && !category && !jobType && minPay === null) return null;
  return (
    // reserves its height before the responses arrive, so that it moves no job down
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 48, mb: 1.5 }}>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        {saved && (
          <StatusBadge tone="good" icon={BellOnIcon}>
            {t('told')}
          </StatusBadge>
        )}
        {saved ? (
          <Button disabled={isBusy} onClick={() => void remove(saved.id)}>
            {t('undo')}
          </Button>
        ) : (
          <Button
            variant="outlined"
            startIcon={<BellIcon />}
            disabled={isBusy || isLoading || position === null}
            onClick={() => void save({ ...asked, ...placed })}
          >
            {t('save')}
          </Button>
        )}
      </Box>
      {searches.length > 0 && (
        // a phone has no room for it above the jobs; the profile menu links there as well
        <Button onClick={onList} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          {t('list.open', { count: searches.length })}
        </Button>
      )}
    </Box>
  );
}

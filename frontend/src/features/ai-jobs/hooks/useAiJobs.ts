import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useUpdateSearchParams } from '../../../shared/hooks/useUpdateSearchParams';
import type { JobSearch } from '../../../entities/job/search-api';
import { usePosition } from '../../../entities/position/hooks/usePosition';
import { useJobGroups } from '../../../entities/search/hooks/useJobGroups';
import { useSearchReading } from '../../../entities/search/hooks/useSearchReading';
import { useToast } from '../../../shared/ui/toast/useToast';
import { type AiJobsFilter, filterOf, withFilter } from '../model/filter-params';

const EVERYTHING = { search: '', category: null, jobType: null, minPay: null } as const;

/**
 * Returns the ranked jobs around the position, the interpretation of the text, and the filters in the address. Sends no
 * request before a position is known.
 */
export function useAiJobs() {
  const { t } = useTranslation('ai-jobs');
  const { toast } = useToast();
  const { position } = usePosition();
  const [address] = useSearchParams();
  const changeAddress = useUpdateSearchParams();
  const filter = filterOf(address);
  const { search, category, jobType, minPay, sort } = filter;
  const [latitude, longitude] = [position?.latitude, position?.longitude];
  const asked = useMemo<JobSearch | null>(
    () =>
      latitude === undefined || longitude === undefined
        ? null
        : {
            search,
            category: category ?? undefined,
            jobType: jobType ?? undefined,
            minPay: minPay ?? undefined,
            sort,
            position: { latitude, longitude },
          },
    [search, category, jobType, minPay, sort, latitude, longitude],
  );
  const groups = useJobGroups(asked);
  const narrow = (change: Partial<AiJobsFilter>) =>
    changeAddress((before) => withFilter(before, { ...filterOf(before), ...change }));
  const reading = useSearchReading(search, asked?.position ?? null, (text) => narrow({ search: text }));
  const query = groups.asked;

  return {
    filter,
    /** The present query; null before a position is known. */
    asked,
    groups,
    reading,
    narrow,

    /**
     * Searches for a text. Without text and category it shows a message about the missing input, and still searches.
     */
    submit: (text: string): void => {
      const wanted = text.trim();
      if (!wanted && !category) {
        toast({ title: t('required.title'), description: t('required.text'), variant: 'destructive' });
      }
      // searching again for the same text requests the results again
      if (wanted === search && !query.isUninitialized) groups.refetch();
      else narrow({ search: wanted });
    },

    /** Removes all filters of the list and searches again; the sort order stays. */
    clear: (): void => {
      if (search || category || jobType || minPay !== null) narrow(EVERYTHING);
      else groups.refetch();
    },
  };
}

export type AiJobsState = ReturnType<typeof useAiJobs>;

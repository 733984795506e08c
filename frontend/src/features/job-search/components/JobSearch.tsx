import RadarIcon from '@mui/icons-material/Radar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { api } from '@nukkad/api-client/generated/api.gen';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useStableCallback } from '../../../shared/hooks/useStableCallback';
import { useUpdateSearchParams } from '../../../shared/hooks/useUpdateSearchParams';
import { useFormat } from '../../../shared/i18n/format';
import { jobGrid } from '../../../entities/job/model/job-grid';
import { JobCardsSkeleton } from '../../../entities/job/components/JobCardsSkeleton';
import { JobResults } from '../../../entities/job/components/JobResults';
import type { JobSearch as JobSearchQuery } from '../../../entities/job/search-api';
import { PlaceChip } from '../../../entities/position/components/PlaceChip';
import { usePlaceSheet } from '../../../entities/position/hooks/usePlaceSheet';
import { useSyncPlaceParam } from '../../../entities/position/hooks/useSyncPlaceParam';
import { JobCount } from '../../../entities/search/components/JobCount';
import { ListSwitch } from '../../../entities/search/components/ListSwitch';
import { NoMatchingJobs } from '../../../entities/search/components/NoMatchingJobs';
import { NoSimilarJobs } from '../../../entities/search/components/NoSimilarJobs';
import { SearchChips } from '../../../entities/search/components/SearchChips';
import { SearchLine } from '../../../entities/search/components/SearchLine';
import { SimilarJobs } from '../../../entities/search/components/SimilarJobs';
import { useSearchReading } from '../../../entities/search/hooks/useSearchReading';
import { SkeletonBlock } from '../../../shared/ui/SkeletonBlock';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { belowNotices } from '../../../shared/ui/notice-height';
import { useDrawnRows } from '../../../entities/job/hooks/useDrawnRows';
import { useFurtherPages } from '../hooks/useFurtherPages';
import { useNearbySelection } from '../hooks/useNearbySelection';
import { useJobSearch } from '../hooks/useJobSearch';
import type { FoundJob } from '../model/found-job';
import {
  type AskedJobs,
  askedIn,
  EMPTY_SEARCH,
  familyIn,
  type View,
  viewIn,
  withAsked,
  withFamily,
  withView,
} from '../model/search-params';
import { useSeenJobs } from '../../../entities/job/hooks/useSeenJobs';
import { FoundJobCard } from './FoundJobCard';
import { NearbyPanel } from './NearbyPanel';
import { ViewSwitch } from './ViewSwitch';

interface Props {
  appliedJobIds: ReadonlySet<string>;
  /** The job with open details, as the address names it; null if it names none. */
  openId: string | null;
  onOpen: (id: string) => void;
  /** Whether the details are beside the list, in the place of the view. */
  beside: boolean;
  /** Renders the details of a job, with the actions of this section. */
  renderDetails: (job: FoundJob, more: ReactNode) => ReactNode;
  /** Renders the button for notifications about new matches of a search, in the empty state of its list. */
  renderSaveSearch: (search: JobSearchQuery) => ReactNode;
}

/**
 * Returns the layout of list and drawing side by side on a wide screen; the selected view comes first and is larger.
 */
const columnsOf = (view: View) => ({
  xs: 'minmax(0, 1fr)',
  lg: `minmax(0, 1fr) minmax(0, ${view === 'list' ? 440 : 400}px)`,
});

/** The list, and a job beside it. */
const besideGrid = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
} as const;

function SearchSkeleton({ view }: { view: View }) {
  const list = <JobCardsSkeleton key="list" />;
  const drawing = <SkeletonBlock key="drawing" height={440} sx={{ display: { xs: 'none', lg: 'block' }, my: 0 }} />;
  return (
    <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: columnsOf(view) }}>
      {view === 'list' ? [list, drawing] : [drawing, list]}
    </Box>
  );
}

/** Number of jobs that the view fetches automatically; a button fetches more. */
const DRAWN_MAX = 400;

/** Search by text and place, as a list and as a picture of the jobs nearby. */
export function JobSearch({ appliedJobIds, openId, onOpen, beside, renderDetails, renderSaveSearch }: Props) {
  const { t } = useTranslation('job-search');
  useSyncPlaceParam();
  const format = useFormat();
  const [address] = useSearchParams();
  const changeAddress = useUpdateSearchParams();
  const [asked, view] = [askedIn(address), viewIn(address)];
  const { open: openPlace } = usePlaceSheet();
  const placeRef = useRef<HTMLButtonElement>(null);
  const setAsked = (next: AskedJobs) => changeAddress((before) => withAsked(before, next));
  const setView = (next: View) => changeAddress((before) => withView(before, next));
  const { query, jobs, last, around: position, search, similar } = useJobSearch(asked);
  const reading = useSearchReading(asked.location ? '' : asked.text, position, (text) => setAsked({ ...asked, text }));
  const { place } = reading;
  const around = position && (place ?? position);
  const family = familyIn(address);
  // a narrow window draws either the list or the drawing
  const hasRoomForBoth = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('lg'), { noSsr: true });
  const showsDrawing = view === 'nearby' || hasRoomForBoth;
  const nearby = useNearbySelection(around, jobs, { family, isDrawn: showsDrawing });
  useFurtherPages(query, view === 'nearby' && jobs.length < DRAWN_MAX);
  const drawn = useDrawnRows(jobs.length);
  const seen = useSeenJobs();

  const listed = [...jobs, ...(similar?.jobs ?? [])].find((job) => job.id === openId);
  // a shared link may name a job that is not on the first page
  const { currentData: elsewhere } = api.useGetJobQuery(
    openId && !listed && query.isSuccess ? { id: openId } : skipToken,
  );
  const open: FoundJob | undefined = openId === null ? undefined : (listed ?? elsewhere);
  const besideId = beside && open ? open.id : null;
  const details =
    open &&
    renderDetails(
      open,
      nearby.isPlaced(open.id) && (
        <Button startIcon={<RadarIcon />} onClick={() => nearby.showJob(open.id)} sx={{ mt: 1, ml: -1 }}>
          {t('card.show')}
        </Button>
      ),
    );
  const openJob = useStableCallback((id: string) => {
    onOpen(id);
    seen(id);
  });
  const card = (job: FoundJob) => (
    <FoundJobCard
      key={job.id}
      job={job}
      applied={appliedJobIds.has(job.id)}
      open={besideId === null ? undefined : besideId === job.id}
      active={besideId === null ? nearby.isSelected(job.id) : besideId === job.id}
      onOpen={openJob}
      onPoint={nearby.point}
    />
  );
  const isOffered = jobs.length > 0 || !similar;
  const clear = (
    <Button variant="outlined" onClick={() => setAsked(EMPTY_SEARCH)}>
      {t('empty.clear')}
    </Button>
  );
  const nothing = (
    <EmptyState scene="search" title={t('empty.title')} text={t('empty.text')}>
      {asked.text + asked.location === '' ? (
        <Button variant="outlined" aria-haspopup="dialog" onClick={openPlace}>
          {t('position:place.change')}
        </Button>
      ) : (
        clear
      )}
    </EmptyState>
  );
  const total = last?.total ?? jobs.length;
  const count = `${format.number(total)}${last?.totalIsLeast ? '+' : ''}`;
  // beside a job there is room for only one of them
  const hasList = view === 'list' || !around || (hasRoomForBoth && besideId === null);
  const hasDrawing = around && showsDrawing && (besideId === null || view === 'nearby');
  const list = hasList && (
    <Box key="list" sx={{ display: 'grid', gap: 1.25 }}>
      {jobs.slice(0, drawn).map(card)}
    </Box>
  );
  const drawing = hasDrawing && (
    <Box key="drawing" sx={{ position: { lg: 'sticky' }, top: belowNotices(104) }}>
      <NearbyPanel
        nearby={nearby}
        family={family}
        onFamily={(next) => changeAddress((before) => withFamily(before, next))}
        place={place?.label}
        unplaced={jobs.length - nearby.placed.length}
        card={card}
        more={
          query.hasNextPage && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('nearby.part', { shown: format.number(jobs.length), number: count })}
              </Typography>
              <Button disabled={query.isFetching} onClick={() => void query.fetchNextPage()} sx={{ px: 1 }}>
                {t('nearby.more')}
              </Button>
            </Box>
          )
        }
      />
    </Box>
  );
  return (
    <>
      <SearchLine label={t('form.what')} asked={asked.text} onSearch={(text) => setAsked({ ...asked, text })} />
      <SearchChips state={reading} rest={placeRef}>
        {!place && (
          <PlaceChip
            ref={placeRef}
            typed={{ name: asked.location, onChange: (location) => setAsked({ ...asked, location }) }}
          />
        )}
      </SearchChips>
      <ListSwitch open="job-search">
        <ViewSwitch view={view} onChange={setView} isShown={Boolean(around) && jobs.length > 0} />
      </ListSwitch>
      <Box sx={besideId === null ? undefined : besideGrid}>
        <Box sx={{ minWidth: 0 }}>
          {reading.isReady ? (
            <JobResults
              query={query}
              failure={{ title: t('failure.title'), text: t('failure.text') }}
              skeleton={<SearchSkeleton view={view} />}
              isEmpty={jobs.length === 0}
              empty={
                isOffered ? nothing : <NoMatchingJobs state={reading} saveSearch={search && renderSaveSearch(search)} />
              }
              head={
                isOffered && (
                  <JobCount>
                    {asked.location
                      ? t('count.named', { count: total, number: count, place: asked.location })
                      : t('count.near', { count: total, number: count, radius: SEARCH_RADIUS_KM })}
                  </JobCount>
                )
              }
            >
              <Box
                sx={{
                  display: 'grid',
                  gap: 3,
                  alignItems: 'start',
                  gridTemplateColumns: hasList && hasDrawing ? columnsOf(view) : columnsOf(view).xs,
                }}
              >
                {view === 'list' ? [list, drawing] : [drawing, list]}
              </Box>
            </JobResults>
          ) : (
            <SearchSkeleton view={view} />
          )}
          {reading.isReady && similar && last && (
            <Box sx={{ display: { xs: view === 'list' || !isOffered ? 'block' : 'none', lg: 'block' } }}>
              <SimilarJobs
                group={similar}
                twoColumns={besideId === null}
                none={!isOffered && <NoSimilarJobs text={t('empty.text')}>{clear}</NoSimilarJobs>}
              >
                {(found) => <Box sx={jobGrid(besideId === null)}>{found.map(card)}</Box>}
              </SimilarJobs>
            </Box>
          )}
        </Box>
        {details}
      </Box>
    </>
  );
}

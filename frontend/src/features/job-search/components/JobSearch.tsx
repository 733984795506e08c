import ListIcon from '@mui/icons-material/FormatListBulleted';
import RadarIcon from '@mui/icons-material/Radar';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { SEARCH_RADIUS_KM } from '@nukkad/domain/limits';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useAddressChange } from '../../../shared/hooks/useAddressChange';
import { useFormat } from '../../../shared/i18n/format';
import { JobCardsSkeleton } from '../../../shared/jobs/JobCardsSkeleton';
import { JobResults } from '../../../shared/jobs/JobResults';
import { PositionBar } from '../../../shared/position/PositionBar';
import { usePlaceInAddress } from '../../../shared/position/usePlaceInAddress';
import { Bone } from '../../../shared/ui/Bone';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { useNearbySelection } from '../hooks/useNearbySelection';
import { useJobSearch } from '../hooks/useJobSearch';
import type { FoundJob } from '../model/found-job';
import { type AskedJobs, askedIn, EVERYTHING, type View, viewIn, withAsked, withView } from '../model/search-address';
import { useSeenJobs } from '../../../shared/jobs/useSeenJobs';
import { FoundJobCard } from './FoundJobCard';
import { NearbyPanel } from './NearbyPanel';
import { SearchForm } from './SearchForm';

interface Props {
  appliedJobIds: ReadonlySet<string>;
  /** The job that is open in the list. */
  openId: string | null;
  onToggle: (id: string) => void;
  onApply: (job: FoundJob) => void;
}

/** The list, and beside it on a wide screen the view. */
const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 440px)' };

function SearchSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: columns }}>
      <JobCardsSkeleton />
      <Bone height={440} sx={{ display: { xs: 'none', lg: 'block' }, my: 0 }} />
    </Box>
  );
}

/** Search by text and place, as a list and as a picture of what is near by. */
export function JobSearch({ appliedJobIds, openId, onToggle, onApply }: Props) {
  const { t } = useTranslation('job-search');
  usePlaceInAddress();
  const format = useFormat();
  const [address] = useSearchParams();
  const changeAddress = useAddressChange();
  const [asked, view] = [askedIn(address), viewIn(address)];
  const setAsked = (next: AskedJobs) => changeAddress((before) => withAsked(before, next));
  const setView = (next: View) => changeAddress((before) => withView(before, next));
  const { query, jobs, last, around } = useJobSearch(asked);
  const nearby = useNearbySelection(around, jobs);
  const seen = useSeenJobs();

  const card = (job: FoundJob) => (
    <FoundJobCard
      key={job.id}
      job={job}
      applied={appliedJobIds.has(job.id)}
      open={openId === job.id}
      active={nearby.isSelected(job.id)}
      onToggle={() => {
        onToggle(job.id);
        if (openId !== job.id) seen(job.id);
      }}
      onApply={() => onApply(job)}
      onPoint={(pointed) => nearby.point(pointed ? job.id : null)}
      onShow={
        nearby.isPlaced(job.id)
          ? () => {
              nearby.selectJob(job.id);
              setView('nearby');
            }
          : undefined
      }
    />
  );
  const total = last?.total ?? jobs.length;
  const count = `${format.number(total)}${last?.totalIsLeast ? '+' : ''}`;
  return (
    <>
      {asked.location === '' && <PositionBar picker={false} />}
      <SearchForm asked={asked} onSearch={setAsked} />
      <JobResults
        query={query}
        failure={{ title: t('failure.title'), text: t('failure.text') }}
        skeleton={<SearchSkeleton />}
        isEmpty={jobs.length === 0}
        empty={
          <EmptyState icon={SearchOffIcon} title={t('empty.title')} text={t('empty.text')}>
            {asked.text + asked.location !== '' && (
              <Button variant="outlined" onClick={() => setAsked(EVERYTHING)}>
                {t('empty.clear')}
              </Button>
            )}
          </EmptyState>
        }
        head={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5, minHeight: 48 }}>
            <Box role="status" sx={{ mr: 'auto' }}>
              <Typography component="h2" sx={{ fontWeight: 550 }}>
                {asked.location
                  ? t('count.named', { count: total, number: count, place: asked.location })
                  : t('count.near', { count: total, number: count, radius: SEARCH_RADIUS_KM })}
              </Typography>
            </Box>
            {around && jobs.length > 0 && (
              <ToggleButtonGroup
                exclusive
                value={view}
                aria-label={t('view.label')}
                onChange={(_event, next: View | null) => next && setView(next)}
                sx={{ display: { lg: 'none' } }}
              >
                <ToggleButton value="list" sx={{ gap: 1, px: 2 }}>
                  <ListIcon aria-hidden />
                  {t('view.list')}
                </ToggleButton>
                <ToggleButton value="nearby" sx={{ gap: 1, px: 2 }}>
                  <RadarIcon aria-hidden />
                  {t('view.nearby')}
                </ToggleButton>
              </ToggleButtonGroup>
            )}
          </Box>
        }
      >
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: around ? columns : columns.xs,
          }}
        >
          <Box sx={{ display: { xs: view === 'list' || !around ? 'grid' : 'none', lg: 'grid' }, gap: 2 }}>
            {jobs.map(card)}
          </Box>
          {around && (
            <Box
              sx={{
                display: { xs: view === 'nearby' ? 'block' : 'none', lg: 'block' },
                position: { lg: 'sticky' },
                top: 16,
              }}
            >
              <NearbyPanel
                nearby={nearby}
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
          )}
        </Box>
      </JobResults>
    </>
  );
}

import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { JobRequest } from '@nukkad/api-client/generated/api.gen';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePayoutAccount } from '../../../../entities/payment/hooks/usePayoutAccount';
import { LoadFailed } from '../../../../shared/ui/LoadFailed';
import { visuallyHidden } from '../../../../shared/ui/visually-hidden';
import { jobRequestsApi } from '../api/job-requests-api';
import { inOrderOfArrival, useRequestArrivals } from '../hooks/useRequestArrivals';
import { useScrollToRequest } from '../hooks/useScrollToRequest';
import { type AcceptedRequest, AnsweredRequest } from './AnsweredRequest';
import { NoRequests } from './NoRequests';
import { PendingRequestCard } from './PendingRequestCard';
import { RequestsSkeleton } from './RequestsSkeleton';

interface Props {
  /** The switch for job requests; it replaces an empty list. */
  availability: ReactNode;
  /** Whether the worker is available. */
  available: boolean;
  /** Content beside the requests; on a phone below the pending ones. */
  beside: ReactNode;
  /** Whether the content of `beside` has its final height. */
  isBesideKnown: boolean;
  /** Renders the next steps of accepted work. */
  work: (request: AcceptedRequest) => ReactNode;
  /** Opens the account at the payment provider, which work with Secure Pay needs. */
  onAccount: () => void;
}

/** From this width on the page has room for two columns. The detail beside them takes room, so the window does not decide. */
const WIDE = '@container (min-width: 50rem)';

const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;

/** Returns whether its worker can still act on a request; the others are behind a button. */
const isAlive = ({ status }: JobRequest): boolean => ['accepted', 'filled', 'standby'].includes(status);

/** Answered requests; closed ones are behind a button. */
function Answered({ requests, named, work }: Pick<Props, 'work'> & { requests: JobRequest[]; named: string | null }) {
  const { t } = useTranslation('instant-work/requests');
  const [opened, setOpened] = useState(false);
  const [alive, over] = [requests.filter(isAlive), requests.filter((request) => !isAlive(request))];
  const shown = opened || over.some(({ id }) => id === named);
  const cards = (some: JobRequest[]) =>
    some.map((request) => (
      <li key={request.id}>
        <AnsweredRequest request={request} named={request.id === named} work={work} />
      </li>
    ));
  const list = { ...column, m: 0, p: 0, listStyle: 'none' };
  return (
    <Box component="section" aria-labelledby="answered-requests" sx={column}>
      <Box component="h2" id="answered-requests" sx={{ m: 0, typography: 'h3' }}>
        {t('answered')}
      </Box>
      {alive.length > 0 && (
        <Box component="ul" sx={list}>
          {cards(alive)}
        </Box>
      )}
      {over.length > 0 && (
        <Button
          aria-expanded={shown}
          aria-controls="requests-over"
          endIcon={<ExpandMoreIcon sx={{ transform: shown ? 'rotate(180deg)' : 'none' }} />}
          onClick={() => setOpened(!shown)}
          sx={{ justifySelf: 'start', ml: -1 }}
        >
          {t('over', { count: over.length })}
        </Button>
      )}
      <Box component="ul" id="requests-over" hidden={!shown} sx={shown ? list : undefined}>
        {shown && cards(over)}
      </Box>
    </Box>
  );
}

/** Announces a new request to screen readers, once. */
function Announcement({ request }: { request: JobRequest | null }) {
  const { t } = useTranslation('instant-work/requests');
  return (
    <Box role="status" sx={visuallyHidden}>
      {request && (
        <span key={request.id}>{t('arrived', { title: request.job.title, company: request.job.company })}</span>
      )}
    </Box>
  );
}

/** The requests for instant work that were made to this worker. Needs the texts `engagement` and `clock` as well. */
export function JobRequests({ availability, available, beside, isBesideKnown, work, onAccount }: Props) {
  const { t } = useTranslation('instant-work/requests');
  const named = useSearchParams()[0].get('request');
  const { data: known, isError, isFetching, refetch } = jobRequestsApi.useListJobRequestsQuery();
  const { came, newest } = useRequestArrivals(known);
  // the notice about the account for Secure Pay is above the buttons of a request and would push them down
  const needsAccount =
    known?.some(({ status, job }) => status === 'pending' && job.paymentMethod === 'platform') ?? false;
  const { isLoading: isAccountAwaited } = usePayoutAccount(needsAccount);
  const [isDrawn, setDrawn] = useState(false);
  if (known && !isAccountAwaited && !isDrawn) setDrawn(true);
  const data = isDrawn ? known : undefined;
  const [justAccepted, setJustAccepted] = useState<string | null>(null);
  useScrollToRequest(named, data !== undefined);
  useScrollToRequest(
    justAccepted,
    data?.some(({ id, status }) => id === justAccepted && status === 'accepted') ?? false,
  );

  const requests = inOrderOfArrival(data ?? [], came);
  const fresh = requests.filter(({ undoUntil }) => undoUntil !== null);
  const open = requests.filter(({ status }) => status === 'pending');
  const answered = requests.filter((request) => !fresh.includes(request) && !open.includes(request));
  const isGone = named !== null && data !== undefined && requests.every(({ id }) => id !== named);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignItems: 'start',
          [WIDE]: { gap: 4, gridTemplateColumns: 'minmax(0, 480px) minmax(0, 1fr)' },
        }}
      >
        <Announcement request={newest} />
        <Box sx={column}>
          {isGone && <Box role="status">{t('gone')}</Box>}
          {!data &&
            (isError && !isFetching ? <LoadFailed title={t('loadFailed')} onRetry={refetch} /> : <RequestsSkeleton />)}
          {fresh.map((request) => (
            <AnsweredRequest key={request.id} request={request} named={request.id === named} level={2} work={work} />
          ))}
          {open.map((request) => (
            <PendingRequestCard
              key={request.id}
              request={request}
              named={request.id === named}
              onAccepted={() => setJustAccepted(request.id)}
              onAccount={onAccount}
            />
          ))}
          {data &&
            open.length === 0 &&
            (fresh.length > 0 ? availability : <NoRequests available={available}>{availability}</NoRequests>)}
        </Box>
        {/* on a phone it is below the requests, because they would push it down when they load, and its own list would push down the rest */}
        <Box
          sx={{
            ...column,
            display: (data || isError) && isBesideKnown ? 'grid' : 'none',
            [WIDE]: { display: 'grid' },
          }}
        >
          {beside}
          {open.length > 0 && availability}
          {answered.length > 0 && <Answered requests={answered} named={named} work={work} />}
        </Box>
      </Box>
    </Box>
  );
}

import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { InstantJobBoard as Board } from '@nukkad/api-client/generated/api.gen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inOneLine } from '../../../../shared/i18n/follow-facts';
import { joinFacts } from '../../../../shared/i18n/join-facts';
import { instantJobsApi } from '../../../../entities/hiring/instant-jobs-api';
import { INSTANT_WORK_PATH, toInstantJobAgain } from '../../../../entities/hiring/paths';
import { SendOnWhatsApp } from '../../../../entities/hiring/components/SendOnWhatsApp';
import { useFormat } from '../../../../shared/i18n/format';
import { usePayWords } from '../../../../entities/engagement/hooks/usePayWords';
import { useWorkTimes } from '../../../../entities/engagement/hooks/useWorkTimes';
import { siteOrigin } from '../../../../shared/rendering/rendering';
import { shortPlace } from '../../../../entities/job/share/share-text';
import { boardStyles } from '../../../../shared/ui/board-styles';
import { ListSkeleton } from '../../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../../shared/ui/LoadFailed';
import { RouteButton } from '../../../../shared/ui/RouteLink';
import { clearOfToasts } from '../../../../shared/ui/toast/clear-of-toasts';
import { useChangeBoard } from '../hooks/useChangeBoard';
import { mayCancel, unansweredCount } from '../model/board';
import { UnfilledOpenings, WorkerRow } from './ComingPeople';
import { JobState } from './JobState';
import { NoWorkersFound } from './NoWorkersFound';
import { Waves } from './Waves';
import { lazySheet } from '../../../../shared/rendering/lazy-sheet';

const CancelJobSheet = lazySheet(async () => (await import('./CancelJobSheet')).CancelJobSheet);

const people = {
  ...boardStyles,
  m: 0,
  p: 0,
  '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

function Head({ board }: { board: Board }) {
  const { t } = useTranslation('instant-work/jobs');
  const { t: hiring } = useTranslation('hiring');
  const format = useFormat();
  const times = useWorkTimes();
  const pay = usePayWords()(board);
  const { title, openings, filled, status, urgency, startTime, endTime, location, cancelReason } = board;
  const starts = startTime ? new Date(startTime) : null;
  const fixed = starts && (endTime ? times.period(starts, new Date(endTime)) : format.when(starts));
  return (
    <div {...clearOfToasts(board.createdAt)}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'flex-start',
          columnGap: 1.5,
        }}
      >
        <Typography
          sx={{
            flex: '1 1 9rem',
            fontSize: '1.0625rem',
            color: 'text.secondary',
            textDecoration: status === 'cancelled' ? 'line-through' : undefined,
          }}
        >
          {title}
        </Typography>
        <Box sx={{ flex: 'none', maxWidth: '100%' }}>
          <JobState {...board} />
        </Box>
      </Box>
      <Box aria-live="polite">
        <Typography variant="h2">{t('peopleFound', { count: openings, found: filled })}</Typography>
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        {joinFacts(fixed ?? hiring(`urgency.${urgency}`), location, inOneLine(pay.amount, pay.period))}
      </Typography>
      {status === 'cancelled' && cancelReason && (
        <Typography sx={{ mt: 1 }}>{t('cancelReason', { reason: cancelReason })}</Typography>
      )}
    </div>
  );
}

/** Shares open work, with instructions on how to be asked for it. */
function ShareWork({ board }: { board: Board }) {
  const { t } = useTranslation('instant-work/jobs');
  const { t: hiring } = useTranslation('hiring');
  const format = useFormat();
  const pay = usePayWords()(board);
  const { title, urgency, startTime, location } = board;
  const lines = [
    title,
    pay.period === undefined ? '' : `${pay.amount} ${pay.period}`,
    startTime ? format.when(new Date(startTime)) : hiring(`urgency.${urgency}`),
    shortPlace(location),
    t('share'),
    `${siteOrigin()}${INSTANT_WORK_PATH}`,
  ];
  return <SendOnWhatsApp variant="outlined" text={lines.filter(Boolean).join('\n')} sx={{ justifySelf: 'start' }} />;
}

function Actions({ board }: { board: Board }) {
  const { t } = useTranslation('instant-work/jobs');
  const { busy, askEveryone, cancel } = useChangeBoard(board.id);
  const [cancelling, setCancelling] = useState(false);
  const mayAsk = board.status === 'open' && board.nextWaveAt !== null;
  return (
    // on wide screens the round support button is at the end of this row
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mr: { md: 7 }, '& > *': { flex: '1 1 150px' } }}>
      {mayCancel(board) ? (
        <Button variant="outlined" size="large" disabled={busy} onClick={() => setCancelling(true)}>
          {t('cancel.action')}
        </Button>
      ) : (
        <RouteButton variant="contained" size="large" to={toInstantJobAgain(board.id)}>
          {t('again')}
        </RouteButton>
      )}
      {mayAsk && (
        <Button variant="contained" size="large" disabled={busy} onClick={() => void askEveryone()}>
          {t('everyone')}
        </Button>
      )}
      {!mayAsk && board.accepted.length > 0 && (
        <RouteButton variant="outlined" size="large" to={toInstantJobAgain(board.id, true)}>
          {t('samePeople')}
        </RouteButton>
      )}
      {cancelling && (
        <CancelJobSheet board={board} busy={busy} onCancel={cancel} onClose={() => setCancelling(false)} />
      )}
    </Box>
  );
}

/** The live board of one instant job: coming workers, asked workers, the waiting list, and the actions. */
export function InstantJobBoard({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('instant-work/jobs');
  const { currentData: board, isError, refetch } = instantJobsApi.useGetInstantJobQuery({ id });
  const back = (
    <Button startIcon={<ArrowBackIcon />} onClick={onClose} sx={{ justifySelf: 'start', ml: -1.5 }}>
      {t('back')}
    </Button>
  );
  if (!board) {
    return (
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {back}
        {isError ? <LoadFailed title={t('board.failed')} onRetry={refetch} /> : <ListSkeleton cards={3} />}
      </Box>
    );
  }
  const { accepted, standby, openings, filled, status, workersFound, asked } = board;
  const isOpen = status === 'open';
  return (
    <Box
      component="section"
      aria-label={t('board.label', { title: board.title })}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, alignContent: 'start' }}
    >
      {back}
      <Head board={board} />
      {isOpen && <ShareWork board={board} />}
      {isOpen && workersFound === 0 && asked === 0 && <NoWorkersFound board={board} />}
      {(accepted.length > 0 || isOpen) && (
        <Box component="ul" aria-label={t('coming')} sx={people}>
          {accepted.map((worker) => (
            <WorkerRow key={worker.requestId} job={board} worker={worker} />
          ))}
          {isOpen && <UnfilledOpenings count={openings - filled} thinking={unansweredCount(board.waves)} />}
        </Box>
      )}
      <Waves board={board} />
      {standby.length > 0 && (
        <section aria-labelledby="instant-standby">
          <Typography id="instant-standby" variant="h3">
            {t('standby.title')}
          </Typography>
          <Typography sx={{ mb: 1, color: 'text.secondary' }}>{t('standby.text')}</Typography>
          <Box component="ul" sx={people}>
            {standby.map((worker) => (
              <WorkerRow key={worker.requestId} job={board} worker={worker} />
            ))}
          </Box>
        </section>
      )}
      <Actions board={board} />
    </Box>
  );
}

import InboxIcon from '@mui/icons-material/InboxOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { JobApplication, OwnJob } from '@nukkad/api-client/generated/api.gen';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { APPLICATIONS_ID } from '../../../entities/hiring/paths';
import { hiringApi } from '../../../entities/hiring/hiring-api';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { Tooltip } from '../../../shared/ui/Tooltip';
import { useReceivedApplications } from '../hooks/useReceivedApplications';
import { isOpen } from '../model/application-actions';
import { ApplicantPane } from './ApplicantPane';
import { ReceivedApplicationCard } from './ReceivedApplicationCard';
import { StagePicker } from './StagePicker';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';

const RejectSelected = lazySheet(async () => (await import('./RejectSelected')).RejectSelected);

interface Props {
  job: OwnJob;
  /** Renders the conversation of an application; the caller knows conversations. */
  conversation?: ((application: JobApplication) => ReactNode) | undefined;
  /** Called when the list is loaded, or has failed. */
  onSettled: () => void;
  /** Container of the open application beside the list; null if applications open in place. */
  pane: HTMLElement | null;
  /** Content below the list, which appears with the list, so that nothing moves it down. */
  children?: ReactNode;
}

/**
 * The pipeline of a job: the applications by step, newest first; the address names the step and the open application.
 */
export function Applications({ job, conversation, onSettled, pane, children }: Props) {
  const { t } = useTranslation('manage-job');
  const list = useReceivedApplications(job.id);
  const { applications, stage, choose, visitTo, keep, note } = list;
  const { isError, isFetching, hasNextPage, fetchNextPage, refetch } = list;
  const open = pane ? applications?.find(({ id }) => id === list.named) : undefined;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { refetch: refetchJob } = hiringApi.useGetMyJobQuery({ id: job.id });
  // excludes applications that were decided meanwhile and can no longer be rejected
  const chosen = applications?.filter((application) => selected.has(application.id) && isOpen(application)) ?? [];
  const again = () => {
    void refetch();
    void refetchJob();
  };
  const select = (id: string, on: boolean) =>
    setSelected((before) => new Set(on ? [...before, id] : [...before].filter((other) => other !== id)));
  // set once only, because a retry of failed content must not hide the page again
  const [hasCome, setHasCome] = useState(false);
  if ((applications || isError) && !hasCome) setHasCome(true);
  useEffect(() => {
    if (hasCome) onSettled();
  }, [hasCome, onSettled]);
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Box component="section" aria-labelledby={APPLICATIONS_ID} sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, mb: 1 }}>
          <Typography
            id={APPLICATIONS_ID}
            variant="h3"
            component="h2"
            tabIndex={-1}
            sx={{ scrollMarginTop: 96, outline: 0 }}
          >
            {t('applications.title')}
          </Typography>
          <Box component="span" sx={{ px: 1, borderRadius: '8px', bgcolor: 'background.tint' }}>
            {job.applicationCount}
          </Box>
          <Box sx={{ ml: 'auto' }}>
            <Tooltip title={t('applications.refresh')}>
              <IconButton aria-label={t('applications.refresh')} onClick={again}>
                <RefreshIcon aria-hidden />
              </IconButton>
            </Tooltip>
          </Box>
        </Box>
        {(job.applicationCount > 0 || stage !== 'all') && (
          <StagePicker pipeline={job.pipeline} total={job.applicationCount} stage={stage} onStage={choose} />
        )}
        {!applications && !isError && <ListSkeleton cards={3} />}
        {!applications && isError && <LoadFailed title={t('applications.failed')} onRetry={again} />}
        {applications?.length === 0 &&
          (stage === 'all' ? (
            <EmptyState
              scene="bench"
              title={t('applications.empty.title')}
              text={t(job.isActive ? 'applications.empty.active' : 'applications.empty.inactive')}
            />
          ) : (
            <EmptyState icon={InboxIcon} title={t('applications.empty.stage')} />
          ))}
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {applications?.map((application) => (
            <ReceivedApplicationCard
              key={application.id}
              application={application}
              job={job}
              visit={visitTo(application)}
              onOpen={keep}
              onToggle={note}
              selected={selected.has(application.id)}
              onSelect={(on) => select(application.id, on)}
              conversation={conversation}
              current={pane ? application.id === open?.id : undefined}
            />
          ))}
        </Box>
        {pane &&
          open &&
          createPortal(
            <ApplicantPane
              key={open.id}
              application={open}
              job={job}
              onOpen={keep}
              onClose={() => note(open, false)}
              conversation={conversation}
            />,
            pane,
          )}
        {hasNextPage && (
          <Button
            fullWidth
            variant="outlined"
            disabled={isFetching}
            onClick={() => void fetchNextPage()}
            sx={{ mt: 2 }}
          >
            {t(isFetching ? 'applications.loading' : 'applications.more')}
          </Button>
        )}
        {chosen.length > 0 && (
          <RejectSelected jobId={job.id} applications={chosen} onDone={() => setSelected(new Set())} />
        )}
      </Box>
      {hasCome && children}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { JobRequest } from '@nukkad/api-client/generated/api.gen';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format';
import { joinFacts } from '../../../../shared/i18n/join-facts';
import { usePayWords } from '../../../../entities/engagement/hooks/usePayWords';
import { LocalisedJobLine } from '../../../../entities/job/components/LocalisedJobLine';
import { boardStyles } from '../../../../shared/ui/board-styles';
import { PayAmount } from '../../../../shared/ui/PayAmount';
import { DistanceMarker } from '../../../../shared/ui/DistanceMarker';
import { Tag } from '../../../../shared/ui/Tag';
import { useRespondToRequest } from '../hooks/useRespondToRequest';
import { STATUS_STYLES } from './request-status-styles';
import { UndoAcceptance } from './UndoAcceptance';

/** A request that its worker has accepted. */
export type AcceptedRequest = JobRequest & { engagementId: string };

const isAccepted = (request: JobRequest): request is AcceptedRequest =>
  request.status === 'accepted' && request.engagementId !== null;

interface Props {
  request: JobRequest;
  /** Whether the address names it. */
  named?: boolean;
  /** The level of its heading: 2 on its own, 3 below the heading of a list. */
  level?: 2 | 3;
  /** Renders the next steps of accepted work; the caller knows engagements. */
  work?: ((request: AcceptedRequest) => ReactNode) | undefined;
}

/** The actions on a request that others accepted first. */
function Standby({ request, describedBy }: { request: JobRequest; describedBy: string }) {
  const { t } = useTranslation('instant-work/requests');
  const { busy, standBy } = useRespondToRequest(request.id);
  const standing = request.status === 'standby';
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography>{t(standing ? 'standby.text' : 'filled')}</Typography>
      {!standing && request.mayStandBy && <Typography sx={{ color: 'text.secondary' }}>{t('standby.why')}</Typography>}
      {(standing || request.mayStandBy) && (
        <Button
          variant={standing ? 'outlined' : 'quiet'}
          disabled={busy}
          aria-describedby={describedBy}
          onClick={() => void standBy(!standing)}
        >
          {t(standing ? 'standby.stop' : 'standby.action')}
        </Button>
      )}
    </Box>
  );
}

/** An answered request: its status, and the remaining actions. */
export function AnsweredRequest({ request, named = false, level = 3, work }: Props) {
  const { t } = useTranslation('instant-work/requests');
  const format = useFormat();
  const payOf = usePayWords();
  const id = useId();
  const { job, status, undoUntil, respondedAt, createdAt } = request;
  const { busy, undo } = useRespondToRequest(request.id);
  const pay = payOf(job);
  return (
    <Box
      component="article"
      id={`request-${request.id}`}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      sx={{
        ...boardStyles,
        overflow: 'hidden',
        scrollMarginTop: '88px',
        ...(named || undoUntil ? { boxShadow: 'var(--edge), 0 0 0 2.5px var(--nk-palette-primary-text)' } : {}),
      }}
    >
      <Box sx={{ display: 'flex' }}>
        <DistanceMarker category={job.category} distance={format.km(request.distanceKm)} small />
        <Box sx={{ flexGrow: 1, minWidth: 0, px: 1.5, py: 1.25, overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
            <Typography id={`${id}-title`} variant="h3" component={`h${level}`} sx={{ flex: '1 1 160px' }}>
              {job.title}
            </Typography>
            <Tag {...STATUS_STYLES[status]}>{t(`status.${status}`)}</Tag>
          </Box>
          <PayAmount {...pay} quiet={!pay.period} />
          <Typography sx={{ color: 'text.secondary' }}>
            <LocalisedJobLine job={job} />
            {joinFacts(job.company, job.location)}
          </Typography>
          <Typography
            component="time"
            dateTime={respondedAt ?? createdAt}
            variant="caption"
            sx={{ color: 'text.secondary' }}
          >
            {format.relative(new Date(respondedAt ?? createdAt))}
          </Typography>
        </Box>
      </Box>
      {(status === 'filled' || status === 'standby' || isAccepted(request)) && (
        <Box sx={{ display: 'grid', gap: 1.5, p: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
          {isAccepted(request) ? work?.(request) : <Standby request={request} describedBy={`${id}-title`} />}
          {undoUntil && (
            <UndoAcceptance until={undoUntil} describedBy={`${id}-title`} busy={busy} onUndo={() => void undo()} />
          )}
        </Box>
      )}
    </Box>
  );
}

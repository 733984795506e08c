import CheckIcon from '@mui/icons-material/Check';
import AgainIcon from '@mui/icons-material/HandshakeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { JobRequest } from '@nukkad/api-client/generated/api.gen';
import { familyOf } from '@nukkad/contract/jobs/job-categories';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SecurePayOffer } from '../../../../entities/payment/components/SecurePayOffer';
import { usePayoutAccount } from '../../../../entities/payment/hooks/usePayoutAccount';
import { ReviewLineText } from '../../../../entities/review/components/ReviewLineText';
import { useIsWaiting } from '../../../../entities/offline/hooks/useIsWaiting';
import { followingFact } from '../../../../shared/i18n/follow-facts';
import { useFormat } from '../../../../shared/i18n/format';
import { PaidHoursNote } from '../../../../entities/engagement/components/PaidHoursNote';
import { WorkSum } from '../../../../entities/engagement/components/WorkSum';
import { usePayWords } from '../../../../entities/engagement/hooks/usePayWords';
import { PayAmount } from '../../../../shared/ui/PayAmount';
import { useRespondToRequest } from '../hooks/useRespondToRequest';
import { useIsOver } from '../hooks/useIsOver';
import { workHoursOf, workSpanOf } from '../model/work-span';
import { PendingRequestFacts } from './PendingRequestFacts';
import { PendingRequestHeader } from './PendingRequestHeader';
import { StartTimes } from './StartTimes';
import { TimeToAnswer } from './TimeToAnswer';

/** Number of characters of a description that are visible at first, so that the buttons stay in view. */
const SHORT_TEXT = 140;

/** The pay, and the total of the whole work. */
function PendingRequestPay({ job }: { job: JobRequest['job'] }) {
  const pay = usePayWords()(job);
  const hours = workHoursOf(job);
  return (
    <>
      <Box sx={{ minWidth: 0, '& span': { whiteSpace: 'normal' } }}>
        <PayAmount {...pay} size={44} quiet={!pay.period} />
      </Box>
      <WorkSum hours={hours} pay={job} />
      <PaidHoursNote side="worker" agreedHours={hours} />
    </>
  );
}

/** The description of the work; a long text is shortened until it is expanded. */
function Description({ text }: { text: string }) {
  const { t } = useTranslation('instant-work/requests');
  const [whole, setWhole] = useState(text.length <= SHORT_TEXT);
  return (
    <Box sx={{ maxWidth: '64ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {whole ? text : `${text.slice(0, SHORT_TEXT).trimEnd()}… `}
      {!whole && (
        <Button onClick={() => setWhole(true)} sx={{ display: 'block', ml: -2 }}>
          {t('readMore')}
        </Button>
      )}
    </Box>
  );
}

interface Props {
  request: JobRequest;
  /** Whether the address names it. */
  named?: boolean;
  onAccepted: () => void;
  /** Opens the account at the payment provider. */
  onAccount: () => void;
}

/** A pending request: one tap accepts it. */
export function PendingRequestCard({ request, named = false, onAccepted, onAccount }: Props) {
  const { t } = useTranslation(['instant-work/requests', 'engagement']);
  const format = useFormat();
  const id = useId();
  const { job, startTimes, expiresAt } = request;
  const [chosen, setChosen] = useState<string>();
  // a reload of the list may have removed the chosen hour
  const start = chosen !== undefined && startTimes.includes(chosen) ? chosen : startTimes[0];
  const over = useIsOver(expiresAt);
  const { sending, busy, accept, decline } = useRespondToRequest(request.id);
  const waiting = useIsWaiting('respondToJobRequest') ? 'waiting' : null;
  const family = familyOf(job.category);
  const isSecure = job.paymentMethod === 'platform';
  const { isMissing } = usePayoutAccount(isSecure && !over);
  return (
    <Box
      component="article"
      id={`request-${request.id}`}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      sx={{
        display: 'grid',
        // unlike 'hidden', it lets the buttons stay in view
        overflow: 'clip',
        borderRadius: '20px',
        bgcolor: 'background.paper',
        boxShadow: `var(--lift), 0 0 0 ${named ? 4 : 2}px var(--nk-palette-family-${family}-band)`,
        scrollMarginTop: '88px',
        '@media (forced-colors: active)': { border: '2px solid' },
      }}
    >
      <PendingRequestHeader request={request} headingId={`${id}-title`} />
      <Box sx={{ display: 'grid', gap: 1, p: '14px 14px 4px', minWidth: 0 }}>
        <PendingRequestPay job={job} />
        <PendingRequestFacts request={request} span={workSpanOf(job, start)} />
        {job.employerReviews && (
          <Typography sx={{ display: 'flex', gap: 1 }}>
            <AgainIcon aria-hidden sx={{ color: 'primary.text' }} />
            <ReviewLineText line={job.employerReviews} about="employer" />
          </Typography>
        )}
        {job.description && <Description text={job.description} />}
        {job.requiredSkills.length > 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('skills', { text: job.requiredSkills.join(', ') })}
          </Typography>
        )}
        {!over && startTimes.length > 0 && (
          <StartTimes name={`${id}-start`} times={startTimes} value={start} onChange={setChosen} />
        )}
        {!over && request.interviewAt !== null && (
          <Typography sx={{ fontWeight: 680, color: 'warning.main' }}>
            {t('interview', { when: format.when(new Date(request.interviewAt)) })}
          </Typography>
        )}
        {!over && isSecure && <SecurePayOffer onAccount={onAccount} />}
        {over && (
          <Typography sx={{ fontWeight: 680 }}>
            <TimeToAnswer expiresAt={expiresAt} />
          </Typography>
        )}
      </Box>
      {!over && (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.7fr)',
            gap: 1.25,
            p: '8px 14px',
            // what can be answered now is answered without scrolling
            ...(!isMissing && { position: 'sticky', bottom: 'var(--nk-bar-height, 0px)', zIndex: 1 }),
            bgcolor: 'background.paper',
            '& .MuiButton-root': { minHeight: 60, px: 1, overflowWrap: 'anywhere' },
          }}
        >
          <Button
            variant="outlined"
            size="large"
            disabled={busy}
            aria-describedby={`${id}-title`}
            onClick={() => void decline()}
          >
            {t(sending === 'declined' ? (waiting ?? 'declining') : 'decline')}
          </Button>
          <Button
            variant="contained"
            size="large"
            disabled={busy || isMissing}
            startIcon={<CheckIcon />}
            aria-describedby={`${id}-title`}
            onClick={() => void accept(start).then((accepted) => accepted && onAccepted())}
            sx={{ fontSize: '1.375rem' }}
          >
            {t(sending === 'accepted' ? (waiting ?? 'accepting') : 'accept')}
          </Button>
        </Box>
      )}
      <Typography variant="caption" sx={{ display: 'block', p: '0 14px 12px', color: 'text.secondary' }}>
        {!over && (
          <>
            <TimeToAnswer expiresAt={expiresAt} />
            {followingFact(t('free'))}
          </>
        )}
      </Typography>
    </Box>
  );
}

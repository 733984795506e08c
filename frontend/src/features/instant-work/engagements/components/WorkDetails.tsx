import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { CLAIM_CONFIRMED_AFTER_HOURS, FREE_CANCELLATION_HOURS } from '@nukkad/contract/instant-work/engagements';
import { RELIABILITY_DAYS } from '@nukkad/contract/instant-work/reliability';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContestLink } from '../../../../entities/payment/components/ContestLink';
import { OwedAtEnd } from '../../../../entities/payment/components/OwedAtEnd';
import { useCompensationWords } from '../../../../entities/payment/hooks/useCompensationWords';
import { WorkReview } from '../../../../entities/review/components/WorkReview';
import { useFormat } from '../../../../shared/i18n/format';
import { requireTexts } from '../../../../shared/i18n/i18n';
import { timesOfWork } from '../../../../entities/engagement/model/agreed-times';
import { PaidHoursNote } from '../../../../entities/engagement/components/PaidHoursNote';
import { WorkSum } from '../../../../entities/engagement/components/WorkSum';
import { usePayWords } from '../../../../entities/engagement/hooks/usePayWords';
import { useWorkTimes } from '../../../../entities/engagement/hooks/useWorkTimes';
import { useMinute } from '../../../../shared/clock/useMinute';
import { lazyPart } from '../../../../shared/rendering/lazy-part';
import { lazySheet } from '../../../../shared/rendering/lazy-sheet';
import { PayAmount } from '../../../../shared/ui/PayAmount';
import { Tag } from '../../../../shared/ui/Tag';
import { useWorkActions } from '../hooks/useWorkActions';
import { allowedWorkActions, isWorkToCome } from '../model/allowed-work-actions';
import { AppealSheet } from './AppealSheet';
import { Consequence, WorkReasonSheet } from './WorkReasonSheet';
import { WorkDirections } from './WorkDirections';
import { WORK_STATUS_STYLES } from './work-status-styles';
import { WorkCodeFigure } from './WorkCodeFigure';
import { WorkEnded } from './WorkEnded';
import { WorkMoney } from './WorkMoney';
import { WorkPayment } from './WorkPayment';

const TimesPart = lazyPart(
  async () => (await import('../../../../entities/engagement/components/TimesPart')).TimesPart,
);

/** The sheet, with the texts of the page that a scan opens: that page has to be drawn without a network. */
const ScanSheet = lazySheet(async () => {
  const [{ ScanSheet: Sheet }] = await Promise.all([import('./ScanSheet'), requireTexts('attendance')]);
  return Sheet;
});

/** The statement of one side about start or end, and the worker's possible response. */
function Claim({ work, busy, onConfirm }: { work: Engagement; busy: boolean; onConfirm: () => void }) {
  const { t } = useTranslation('instant-work/engagements');
  const format = useFormat();
  const { claim, other, securePayment } = work;
  if (!claim) return null;
  const mine = claim.by === 'worker';
  const when = format.when(new Date(claim.at));
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, p: 1.5, borderRadius: '14px', bgcolor: 'secondary.tint' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {t(`claim.${claim.phase}.${mine ? 'mine' : 'theirs'}`, { other: other.name, when })}
      </Typography>
      <Typography>{t('claim.stands', { hours: CLAIM_CONFIRMED_AFTER_HOURS })}</Typography>
      {!mine && claim.phase === 'end' && securePayment && (
        <OwedAtEnd payment={securePayment} side="worker" name={other.name} />
      )}
      {!mine && (
        <Button variant="contained" size="large" disabled={busy} onClick={onConfirm}>
          {t(`claim.${claim.phase}.confirm`)}
        </Button>
      )}
      {securePayment && <ContestLink engagementId={work.id} payment={securePayment} />}
    </Box>
  );
}

/** Cancels the work, with the consequences now and later. */
function CancelSheet({ work, onClose }: { work: Engagement; onClose: () => void }) {
  const { t } = useTranslation('instant-work/engagements');
  const format = useFormat();
  const { busy, cancel } = useWorkActions(work.id);
  const compensation = useCompensationWords()(work.securePayment, work.other.name);
  const late = work.consequence === 'late_cancellation';
  return (
    <WorkReasonSheet
      draft={`cancel-work:${work.id}`}
      title={t('cancel.title')}
      label={t('cancel.label')}
      sentences={[t('cancel.sentences.ill'), t('cancel.sentences.home'), t('cancel.sentences.way')]}
      confirm={t('cancel.confirm')}
      destructive
      busy={busy}
      onConfirm={cancel}
      onClose={onClose}
    >
      <Consequence grave={late}>
        {late
          ? t('cancel.late', { hours: FREE_CANCELLATION_HOURS, days: RELIABILITY_DAYS })
          : t('cancel.free', { when: format.when(new Date(work.freeUntil)) })}
      </Consequence>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
        {t('cancel.text', { other: work.other.name })} {compensation?.workerLeaves()}
      </Typography>
    </WorkReasonSheet>
  );
}

/** Reports that the employer was absent. */
function NoShowSheet({ work, onClose }: { work: Engagement; onClose: () => void }) {
  const { t } = useTranslation('instant-work/engagements');
  const { busy, reportNoShow } = useWorkActions(work.id);
  const compensation = useCompensationWords()(work.securePayment, work.other.name);
  return (
    <WorkReasonSheet
      draft={`no-show:${work.id}`}
      title={t('noShow.title', { other: work.other.name })}
      label={t('noShow.label')}
      required={t('required')}
      sentences={[t('noShow.sentences.shut'), t('noShow.sentences.phone'), t('noShow.sentences.sent')]}
      confirm={t('noShow.confirm')}
      destructive
      busy={busy}
      onConfirm={reportNoShow}
      onClose={onClose}
    >
      <Typography>
        {t('noShow.text', { other: work.other.name })} {compensation?.turnedAway()}
      </Typography>
    </WorkReasonSheet>
  );
}

interface Props {
  work: Engagement;
  onUpi: () => void;
  /** Opens the account at the provider. */
  onAccount: () => void;
}

/** Accepted work as its worker sees it: time and place, the code, the possible actions, and the amount. */
export function WorkDetails({ work, onUpi, onAccount }: Props) {
  const { t } = useTranslation('instant-work/engagements');
  const format = useFormat();
  const times = useWorkTimes();
  const pay = usePayWords()(work);
  const moves = allowedWorkActions(work, useMinute());
  const actions = useWorkActions(work.id);
  const [asking, setAsking] = useState<'scan' | 'cancel' | 'noShow' | 'appeal' | null>(null);
  const close = () => setAsking(null);
  const { from, to } = timesOfWork(work);
  const current = isWorkToCome(work.status);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Tag {...WORK_STATUS_STYLES[work.status]}>{t(`status.${work.status}`)}</Tag>
        <Typography variant="h2" component="p" sx={{ mt: 1 }}>
          {times.period(from, to)}
        </Typography>
        {work.status !== 'done' && <PayAmount {...pay} quiet={!pay.period} />}
        {current && !work.securePayment && <WorkSum hours={work.agreedHours} pay={work} />}
      </div>
      {work.securePayment && <WorkPayment work={work} payment={work.securePayment} onAccount={onAccount} />}
      {current && <PaidHoursNote side="worker" agreedHours={work.agreedHours} />}
      {moves.showsCode && <WorkCodeFigure id={work.id} />}
      {moves.showsCode && (
        <Button
          variant="outlined"
          size="large"
          startIcon={<QrCodeScannerIcon aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setAsking('scan')}
        >
          {t('scan.action')}
        </Button>
      )}
      {work.status === 'booked' && !moves.showsCode && (
        <Typography>{t('code.later', { when: format.when(moves.startFrom) })}</Typography>
      )}
      <Claim
        work={work}
        busy={actions.busy}
        onConfirm={() => void (work.claim?.phase === 'end' ? actions.end() : actions.start())}
      />
      {(moves.start || moves.end) && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          {moves.start && (
            <Button variant="outlined" size="large" disabled={actions.busy} onClick={() => void actions.start()}>
              {t('start')}
            </Button>
          )}
          {moves.end && (
            <Button variant="outlined" size="large" disabled={actions.busy} onClick={() => void actions.end()}>
              {t('end')}
            </Button>
          )}
          <Typography sx={{ color: 'text.secondary' }}>{t('byWord', { other: work.other.name })}</Typography>
        </Box>
      )}
      {current && <WorkDirections location={work.location} point={work.mapPoint} other={work.other} />}
      {work.status === 'done' && (
        <WorkMoney work={work} busy={actions.busy} onReceived={() => void actions.receive()} onUpi={onUpi} />
      )}
      {(work.correction ?? work.mayCorrectUntil) && (
        <Suspense>
          <TimesPart work={work} name={work.other.name} />
        </Suspense>
      )}
      {(work.status === 'cancelled' || work.status === 'no_show') && (
        <WorkEnded work={work} onAppeal={() => setAsking('appeal')} />
      )}
      {!current && <WorkReview engagementId={work.id} name={work.other.name} />}
      {(moves.noShow || moves.cancel) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1, borderTop: '1px solid', borderColor: 'divider' }}>
          {moves.noShow && (
            <Button variant="outlined" aria-haspopup="dialog" onClick={() => setAsking('noShow')}>
              {t('noShow.action')}
            </Button>
          )}
          {moves.cancel && (
            <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setAsking('cancel')}>
              {t('cancel.action')}
            </Button>
          )}
        </Box>
      )}
      {asking === 'scan' && <ScanSheet id={work.id} onClose={close} />}
      {asking === 'cancel' && <CancelSheet work={work} onClose={close} />}
      {asking === 'noShow' && <NoShowSheet work={work} onClose={close} />}
      {asking === 'appeal' && <AppealSheet id={work.id} onClose={close} />}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { CLAIM_CONFIRMED_AFTER_HOURS } from '@nukkad/contract/instant-work/engagements';
import { agreedEnd } from '@nukkad/contract/instant-work/paid-hours';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContestLink } from '../../../../entities/payment/components/ContestLink';
import { OwedAtEnd } from '../../../../entities/payment/components/OwedAtEnd';
import { useFormat } from '../../../../shared/i18n/format';
import { agreedTimesOf } from '../../../../entities/engagement/model/agreed-times';
import { useWorkTimes } from '../../../../entities/engagement/hooks/useWorkTimes';
import type { EmployerWorkActions } from '../hooks/useEmployerWorkActions';
import { awaitsWorker, claimOfWorker, type Phase, phaseAt, startsFrom, takesCode } from '../model/work-steps';
import { AskAgain } from './AskAgain';
import { CodeField } from './CodeField';
import { ShiftQrCode } from './ShiftQrCode';

interface Props {
  work: Engagement;
  actions: EmployerWorkActions;
  /** Milliseconds of the server's clock. */
  now: number;
}

/** The next confirmation, of the start or the end: by the worker's code, or without a code. */
export function ConfirmPart({ work, actions, now }: Props) {
  const { t } = useTranslation('instant-work/given-work');
  const format = useFormat();
  const times = useWorkTimes();
  const [askAgain, setAskAgain] = useState<boolean | null>(null);
  const name = work.other.name || t('shared:person.worker');
  const claim = claimOfWorker(work);
  const phase: Phase | null = claim?.phase ?? phaseAt(work, now);
  if (phase === null) return <Typography>{t('code.later', { when: format.when(startsFrom(work)) })}</Typography>;
  const end = agreedEnd(agreedTimesOf(work), work.startedAt === null ? null : new Date(work.startedAt));
  const endsEarly = phase === 'end' && claim?.phase !== 'end' && end.getTime() > now;
  // the server accepts the code of a shift as a start until the agreed end of the work
  const showsShiftCode = takesCode(work, phase) && !endsEarly && (phase === 'end' || Date.parse(work.endsAt) > now);
  const confirm = (code?: string) => (phase === 'start' ? actions.start(code) : actions.end(askAgain, code));
  const owed = phase === 'end' && work.securePayment && (
    <OwedAtEnd payment={work.securePayment} side="employer" name={name} />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {claim && (
        <Box sx={{ width: '100%', p: 1.5, borderRadius: 1, bgcolor: 'secondary.tint' }}>
          <Typography sx={{ mb: 1 }}>{t(`claim.${phase}`, { name, when: format.when(new Date(claim.at)) })}</Typography>
          {owed}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mt: 1 }}>
            <Button variant="contained" size="large" disabled={actions.busy} onClick={() => void confirm()}>
              {t(`claim.confirm.${phase}`)}
            </Button>
            {work.securePayment && <ContestLink engagementId={work.id} payment={work.securePayment} />}
          </Box>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>
            {t('claim.stands', { hours: CLAIM_CONFIRMED_AFTER_HOURS })}
          </Typography>
        </Box>
      )}
      {phase === 'end' && !endsEarly && <AskAgain name={name} value={askAgain} onChange={setAskAgain} />}
      {!claim && owed}
      {endsEarly && (
        <Typography sx={{ width: '100%', p: 1.5, borderRadius: 1, bgcolor: 'primary.tint' }}>
          {t('endsEarly', { when: format.when(end), agreed: times.length(work.agreedHours), name })}
        </Typography>
      )}
      {takesCode(work, phase) && (
        <CodeField
          key={phase}
          label={t(`code.${phase}`)}
          hint={t('code.hint', { name })}
          busy={actions.busy}
          error={actions.refused['code']}
          onCode={confirm}
          onChange={actions.forget}
        />
      )}
      {showsShiftCode && <ShiftQrCode key={`qr-${phase}`} id={work.id} phase={phase} />}
      {!claim &&
        (awaitsWorker(work, phase) ? (
          <Typography>{t('claim.waits', { name, hours: CLAIM_CONFIRMED_AFTER_HOURS })}</Typography>
        ) : (
          <Button disabled={actions.busy} onClick={() => void confirm()} sx={{ ml: -2, textAlign: 'start' }}>
            {t(`word.${phase}`)}
          </Button>
        ))}
    </Box>
  );
}

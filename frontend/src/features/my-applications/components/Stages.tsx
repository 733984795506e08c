import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MyApplication } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { interviewsApi } from '../../../entities/interview/interviews-api';
import { isFixed } from '../../../entities/interview/model/allowed-interview-actions';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { type Stage, stagesOf } from '../model/stages';

const DOT_PX = 28;

const DOTS: Record<Stage['state'], { bgcolor: string; color: string; border?: string }> = {
  done: { bgcolor: 'success.tint', color: 'success.main' },
  now: { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
  open: { bgcolor: 'background.tint', color: 'text.secondary' },
  ended: { bgcolor: 'error.tint', color: 'error.main' },
};

function Step({ stage: { name, state, at } }: { stage: Stage }) {
  const { t } = useTranslation('my-applications');
  const format = useFormat();
  return (
    <Box
      component="li"
      aria-current={state === 'now' ? 'step' : undefined}
      sx={{
        position: 'relative',
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'start',
        textAlign: 'center',
        // the line to the step before
        '&:not(:first-of-type)::before': {
          content: '""',
          position: 'absolute',
          top: DOT_PX / 2 - 1,
          right: `calc(50% + ${DOT_PX / 2 + 2}px)`,
          width: `calc(100% - ${DOT_PX + 4}px)`,
          borderTop: '2px solid',
          borderColor: state === 'open' ? 'divider' : 'success.main',
        },
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: DOT_PX,
          height: DOT_PX,
          mb: 0.5,
          borderRadius: '50%',
          ...DOTS[state],
        }}
      >
        {state === 'done' && <CheckIcon sx={{ fontSize: 18 }} />}
        {state === 'ended' && <CloseIcon sx={{ fontSize: 18 }} />}
      </Box>
      <Box component="span" sx={{ fontSize: '0.8125rem', fontWeight: state === 'open' ? 500 : 680, lineHeight: 1.35 }}>
        {t(`stage.${name}`)}
      </Box>
      {at ? (
        <Box component="time" dateTime={at} sx={{ color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.35 }}>
          {format.day(new Date(at))}
        </Box>
      ) : (
        <span style={visuallyHidden}>{t('stage.open')}</span>
      )}
    </Box>
  );
}

/** The progress of an application, step by step, and the last event. */
export function Stages({ application }: { application: MyApplication }) {
  const { t } = useTranslation('my-applications');
  const format = useFormat();
  const { job, events, reason } = application;
  const { data: requests = [] } = interviewsApi.useListInterviewRequestsQuery();
  const interview = requests.find(
    (request) =>
      request.job?.id === job.id &&
      request.confirmedTime !== null &&
      (isFixed(request) || request.status === 'completed'),
  );
  const stages = stagesOf(application, interview?.confirmedTime ?? undefined);
  const last = events.at(-1);
  return (
    <>
      <Box
        component="ol"
        aria-label={t('stages', { title: job.title })}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(4.125rem, 1fr))',
          rowGap: 1,
          maxWidth: 520,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {stages.map((stage) => (
          <Step key={stage.name} stage={stage} />
        ))}
      </Box>
      {last && (
        <Typography sx={{ mt: 1.5 }}>
          {t(`event.${last.status === 'rejected' && reason === 'no_answer' ? 'unanswered' : last.status}`)}
          <Box component="time" dateTime={last.at} sx={{ ml: 1, color: 'text.secondary' }}>
            {format.when(new Date(last.at))}
          </Box>
        </Typography>
      )}
    </>
  );
}

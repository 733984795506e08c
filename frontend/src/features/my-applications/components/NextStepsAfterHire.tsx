import CallIcon from '@mui/icons-material/CallOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MyApplication } from '@nukkad/api-client/generated/api.gen';
import { formatPhone } from '@nukkad/contract/typing/format-phone';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { interviewsApi } from '../../../entities/interview/interviews-api';
import { joinAddresses, mapLink } from '../../../entities/position/model/map-link';
import { Stamp } from '../../../shared/ui/Stamp';

interface Props {
  application: MyApplication;
  /** The button that opens the conversation with the employer, who may have no number. */
  conversation?: ReactNode;
}

/**
 * The next steps after a hire: the date, the directions, the phone number, and the conversation. The number of the
 * interview has priority over that of the employer's account.
 */
export function NextStepsAfterHire({ application, conversation }: Props) {
  const { t } = useTranslation('my-applications');
  const titleId = useId();
  const format = useFormat();
  const { job, events } = application;
  const { data: requests = [] } = interviewsApi.useListInterviewRequestsQuery();
  const told = requests.filter((request) => request.job?.id === job.id);
  const phone = told.find((request) => request.phone)?.phone ?? application.employerPhone;
  const place = told.find((request) => request.place)?.place;
  const where = joinAddresses(place, job.location);
  const isJobPlace = where === joinAddresses(job.location);
  const hired = events.findLast(({ status }) => status === 'hired');
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ mt: 2, p: 2, borderRadius: '14px', bgcolor: 'success.tint' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h3" id={titleId}>
          {t('hired.title')}
        </Typography>
        <Stamp>{t('status.hired')}</Stamp>
      </Box>
      <Typography sx={{ mt: 0.5 }}>{t('hired.next', { company: job.company })}</Typography>
      <Box component="dl" sx={{ m: 0, mt: 1.5, '& dt': { fontSize: '0.8125rem' }, '& dd': { m: 0, fontWeight: 600 } }}>
        <dt>{t('hired.where')}</dt>
        <dd>{where}</dd>
        {hired && (
          <>
            <Box component="dt" sx={{ mt: 1 }}>
              {t('hired.since')}
            </Box>
            <dd>{format.when(new Date(hired.at))}</dd>
          </>
        )}
        {phone && (
          <>
            <Box component="dt" sx={{ mt: 1 }}>
              {t('hired.phone')}
            </Box>
            <dd>{formatPhone(phone)}</dd>
          </>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {phone && (
          <Button variant="contained" startIcon={<CallIcon />} href={`tel:${phone}`}>
            {t('hired.call', { company: job.company })}
          </Button>
        )}
        {conversation}
        <Button
          variant="outlined"
          startIcon={<PlaceIcon />}
          href={
            // an address stated for the interview may differ from the job's point
            place
              ? mapLink(isJobPlace ? application.mapPoint : undefined, place, job.location)
              : mapLink(application.mapPoint, job.company, job.location)
          }
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('hired.map')}
        </Button>
      </Box>
    </Box>
  );
}

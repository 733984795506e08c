import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { InterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { formatPhone } from '@nukkad/contract/typing/format-phone';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toSection } from '../../session/model/sections';
import { localisedAddress } from '../../job/model/localised-address';
import { localisedName } from '../../job/model/localised-names';
import { LocalisedJobLine } from '../../job/components/LocalisedJobLine';
import { joinAddresses } from '../../position/model/map-link';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { Sheet } from '../../../shared/ui/Sheet';
import { isFixed } from '../model/allowed-interview-actions';
import { InterviewActions } from './InterviewActions';
import { InterviewStatus } from './InterviewStatus';
import { MeetingPlace } from './MeetingPlace';
import { useInterviewWords } from '../hooks/useInterviewWords';

/** All about an interview: company, time and place, and actions. */
export function InterviewDetails({ request, onClose }: { request: InterviewRequest; onClose: () => void }) {
  const { t } = useTranslation('interview');
  const words = useInterviewWords();
  const role = localisedName(request.job?.occupation);
  const { proposal } = request;
  const place = request.place === proposal?.place ? null : request.place;
  const actions = <InterviewActions side="seeker" request={request} other={words.company(request)} />;
  const company = words.company(request);
  const rows: [string, ReactNode][] = [
    [t('details.time'), words.time(request)],
    [t('details.mode'), words.mode(request.type)],
    // the proposal contains its place
    [
      t('details.place'),
      place &&
        (isFixed(request) ? (
          <MeetingPlace place={place} names={request.placeNames} point={request.mapPoint} company={company} />
        ) : (
          localisedAddress(joinAddresses(place), request.placeNames)
        )),
    ],
    [t('details.phone'), request.phone && formatPhone(request.phone)],
    [t('details.company'), company],
  ];
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.title(request)}
      subtitle={role && <LocalisedJobLine job={{ occupation: request.job?.occupation }} />}
      actions={
        <>
          <RouteButton variant="contained" to={toSection('calendar')}>
            {t('details.calendar')}
          </RouteButton>
          <Button onClick={onClose}>{t('details.close')}</Button>
        </>
      }
    >
      <InterviewStatus status={request.status} />
      {/* an open question is above the known facts */}
      {proposal && actions}
      <Box component="dl" sx={{ m: 0, mt: 2 }}>
        {rows
          .filter(([, value]) => Boolean(value))
          .map(([label, value]) => (
            <Box key={label} sx={{ py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
              <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, fontWeight: 550, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ))}
      </Box>
      {!proposal && actions}
    </Sheet>
  );
}

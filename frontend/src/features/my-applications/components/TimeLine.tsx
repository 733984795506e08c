import Box from '@mui/material/Box';
import type { MyApplication } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { APPLICATION_LOOKS } from './application-looks';

/** What happened to an application, in order, each with its time. */
export function TimeLine({ application, label }: { application: MyApplication; label: string }) {
  const { t } = useTranslation('my-applications');
  const format = useFormat();
  const { events, reason } = application;
  return (
    <Box component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {events.map(({ status, at }, index) => {
        const Icon = APPLICATION_LOOKS[status].icon;
        return (
          <Box
            component="li"
            key={`${status} ${at}`}
            sx={{
              position: 'relative',
              display: 'flex',
              gap: 1.5,
              pb: index === events.length - 1 ? 0 : 1.5,
              // the line from this step to the next
              '&:not(:last-of-type)::before': {
                content: '""',
                position: 'absolute',
                left: 13,
                top: 28,
                bottom: 0,
                borderLeft: '2px solid',
                borderColor: 'divider',
              },
            }}
          >
            <Box
              sx={{
                display: 'grid',
                placeItems: 'center',
                flexShrink: 0,
                width: 28,
                height: 28,
                borderRadius: '50%',
                bgcolor: 'primary.tint',
                color: 'primary.text',
              }}
            >
              <Icon aria-hidden sx={{ fontSize: 18 }} />
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, pt: '1px' }}>
              <Box component="span" sx={{ fontWeight: 550 }}>
                {t(`event.${status === 'rejected' && reason === 'no_answer' ? 'unanswered' : status}`)}
              </Box>
              <Box component="time" dateTime={at} sx={{ color: 'text.secondary' }}>
                {format.when(new Date(at))}
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

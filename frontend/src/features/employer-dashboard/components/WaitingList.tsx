import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import MailIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import PinIcon from '@mui/icons-material/WrongLocationOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type SvgIcon from '@mui/material/SvgIcon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hiringApi } from '../../../shared/hiring/hiring-api';
import { toManageJob, TO_RECEIVED_REQUESTS } from '../../../shared/hiring/addresses';

interface Waiting {
  key: string;
  icon: typeof SvgIcon;
  text: string;
  to: string;
}

/** Most rows; the lists below have the rest. */
const SHOWN = 4;

/** What waits for the employer, each with the way to it. Not there when nothing waits. */
export function WaitingList() {
  const { t } = useTranslation('employer-dashboard');
  const { data: jobs = [] } = hiringApi.useOwnJobsQuery();
  const { data: requests = [] } = hiringApi.useListReceivedInterviewRequestsQuery();
  const open = requests.filter(({ status, taken }) => status === 'pending' && !taken).length;

  const waiting: Waiting[] = [
    ...(open > 0
      ? [
          {
            key: 'interviews',
            icon: EventIcon,
            text: t('waiting.interviews', { count: open }),
            to: TO_RECEIVED_REQUESTS,
          },
        ]
      : []),
    ...jobs
      .filter((job) => job.isActive && job.locationStatus === 'unresolved')
      .map((job) => ({
        key: `place-${job.id}`,
        icon: PinIcon,
        text: t('waiting.place', { title: job.title }),
        to: toManageJob(job.id),
      })),
    ...jobs
      .filter((job) => job.newApplicationCount > 0)
      .map((job) => ({
        key: `new-${job.id}`,
        icon: MailIcon,
        text: t('waiting.applications', { count: job.newApplicationCount, title: job.title }),
        to: toManageJob(job.id),
      })),
  ].slice(0, SHOWN);
  if (waiting.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby="waiting"
      sx={{ border: '1px solid', borderColor: 'secondary.main', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Typography id="waiting" variant="h4" component="h2" sx={{ px: 2, pt: 1.5, pb: 0.5 }}>
        {t('waiting.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {waiting.map(({ key, icon: Icon, text, to }) => (
          <Box component="li" key={key} sx={{ '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
            <Box
              component={Link}
              to={to}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                minHeight: 52,
                px: 2,
                py: 1,
                borderRadius: 1,
                color: 'text.primary',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'background.tint' },
              }}
            >
              <Icon aria-hidden sx={{ color: 'warning.main' }} />
              <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
                {text}
              </Box>
              <ChevronRightIcon aria-hidden sx={{ color: 'text.secondary' }} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import type { InstantJob } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { INSTANT_JOB } from '../../../../entities/hiring/paths';
import { useFormat } from '../../../../shared/i18n/format';
import { useOverlayParam } from '../../../../shared/overlay/useOverlayParam';
import { Tile } from '../../../../shared/ui/Tile';
import { clearOfToasts } from '../../../../shared/ui/toast/clear-of-toasts';
import { JobState } from './JobState';

/** One of my instant jobs in a list: the whole row opens its board. */
export function InstantJobRow({ job }: { job: InstantJob }) {
  const { t } = useTranslation('instant-work/jobs');
  const format = useFormat();
  const board = useOverlayParam(INSTANT_JOB);
  const { id, title, category, openings, filled, createdAt, status } = job;
  const { to, state } = board.link(id);
  return (
    <Box
      component="li"
      {...clearOfToasts(createdAt)}
      sx={{ listStyle: 'none', '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
    >
      <Box
        component={Link}
        to={to}
        state={state}
        replace={board.value !== null}
        preventScrollReset
        aria-current={board.value === id ? 'true' : undefined}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minHeight: 72,
          px: { xs: 1.5, md: 2 },
          py: 1,
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'background.tint' },
          '&[aria-current]': { bgcolor: 'primary.tint' },
        }}
      >
        <Tile category={category} />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Box
            component="span"
            sx={{
              display: 'block',
              typography: 'h3',
              textDecoration: status === 'cancelled' ? 'line-through' : undefined,
            }}
          >
            {title}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
            <span>{t('found', { count: openings, found: filled })}</span>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {format.relative(new Date(createdAt))}
            </Box>
            <JobState {...job} />
          </Box>
        </Box>
        <ChevronRightIcon aria-hidden sx={{ color: 'text.secondary' }} />
      </Box>
    </Box>
  );
}

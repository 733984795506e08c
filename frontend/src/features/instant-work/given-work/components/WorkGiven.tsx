import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PaymentTag } from '../../../../entities/payment/components/PaymentTag';
import { ENGAGEMENT } from '../../../../entities/hiring/paths';
import { timesOfWork } from '../../../../entities/engagement/model/agreed-times';
import { useWorkTimes } from '../../../../entities/engagement/hooks/useWorkTimes';
import { LocalisedJobLine } from '../../../../entities/job/components/LocalisedJobLine';
import { useOverlayParam } from '../../../../shared/overlay/useOverlayParam';
import { boardStyles } from '../../../../shared/ui/board-styles';
import { CollapsibleList } from '../../../../shared/ui/CollapsibleList';
import { ListSkeleton } from '../../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../../shared/ui/LoadFailed';
import { Tile } from '../../../../shared/ui/Tile';
import type { WorkGiven } from '../hooks/useWorkGiven';
import { WorkState } from './WorkState';

const list = { ...boardStyles, m: 0, p: 0, overflow: 'hidden' } as const;

function WorkRow({ work }: { work: Engagement }) {
  const { t } = useTranslation('instant-work/given-work');
  const times = useWorkTimes();
  const { to, state } = useOverlayParam(ENGAGEMENT).link(work.id);
  const { category, title, occupation, other } = work;
  const { from, to: until } = timesOfWork(work);
  return (
    <Box component="li" sx={{ listStyle: 'none', '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
      <Box
        component={Link}
        to={to}
        state={state}
        preventScrollReset
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
        }}
      >
        <Tile category={category} />
        <Box sx={{ flexGrow: 1, minWidth: 0, lineHeight: 1.4 }}>
          <Box component="span" sx={{ display: 'block', typography: 'h3' }}>
            {other.name || t('shared:person.worker')}
          </Box>
          <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {times.period(from, until)}
          </Box>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {title}
            <LocalisedJobLine job={{ occupation }} />
          </Box>
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            <WorkState work={work} />
            {work.securePayment && <PaymentTag payment={work.securePayment} side="employer" />}
          </Box>
        </Box>
        <ChevronRightIcon aria-hidden sx={{ color: 'text.secondary' }} />
      </Box>
    </Box>
  );
}

/** Work that requires an action of the employer: upcoming, in progress, or finished and unpaid. */
export function WorkNow({ work: { now, failed, retrying, retry } }: { work: WorkGiven }) {
  const { t } = useTranslation('instant-work/given-work');
  const id = useId();
  if (failed) return <LoadFailed title={t('list.failed')} onRetry={retry} />;
  if (retrying) return <ListSkeleton cards={1} />;
  if (now.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {t('list.now')}
      </Typography>
      <Box component="ul" sx={list}>
        {now.map((work) => (
          <WorkRow key={work.id} work={work} />
        ))}
      </Box>
    </section>
  );
}

/** Closed work without a required action, behind a button, page by page. */
export function WorkDone({ work: { done, more, loadingMore, loadMore } }: { work: WorkGiven }) {
  const { t } = useTranslation('instant-work/given-work');
  if (done.length === 0) return null;
  return (
    <CollapsibleList
      label={t('list.done')}
      rows={() => done.map((work) => <WorkRow key={work.id} work={work} />)}
      more={more && { label: t('list.more'), loading: loadingMore, onLoad: loadMore }}
    />
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { OwnSupportRequest } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/hooks/usePageTitle';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { Tag } from '../../../shared/ui/Tag';
import { boardStyles } from '../../../shared/ui/board-styles';
import { ownRequestApi } from '../api/own-request-api';
import { OwnRequestReply } from './OwnRequestReply';

/** Statuses for a reference without a request of the account, and for an invalid reference. */
const NOT_THERE: readonly (number | undefined)[] = [404, 400];

type Entry = Pick<OwnSupportRequest['entries'][number], 'id' | 'author' | 'text' | 'createdAt'>;

function EntryCard({ entry, file }: { entry: Entry; file?: string | null }) {
  const { t } = useTranslation('support-request');
  const format = useFormat();
  const isStaff = entry.author === 'staff';
  return (
    <Box
      component="li"
      sx={{ ...boardStyles, p: 1.5, ml: isStaff ? 0 : { xs: 3, md: 8 }, mr: isStaff ? { xs: 3, md: 8 } : 0 }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {joinFacts(t(`author.${entry.author}`), format.when(new Date(entry.createdAt)))}
      </Typography>
      <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {entry.text || t('noMessage')}
      </Typography>
      {file && <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{t('file', { name: file })}</Typography>}
    </Box>
  );
}

function Details({ request }: { request: OwnSupportRequest }) {
  const { t } = useTranslation('support-request');
  const format = useFormat();
  const { reference, message, createdAt, attachmentName } = request;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Tag tone={request.status === 'waiting' ? 'fresh' : 'plain'}>{t(`status.${request.status}`)}</Tag>
        <Typography sx={{ color: 'text.secondary' }}>
          {joinFacts(t(`kind.${request.kind}`), request.reference)}
        </Typography>
      </Box>
      {request.dueAt && <Typography>{t('due', { time: format.when(new Date(request.dueAt)) })}</Typography>}
      <Box component="ul" aria-label={t('thread')} sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        <EntryCard entry={{ id: reference, author: 'sender', text: message, createdAt }} file={attachmentName} />
        {request.entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} />
        ))}
      </Box>
      <OwnRequestReply key={reference} reference={reference} />
    </Box>
  );
}

/** A request of the account to the support, with the answers and a field to write again. */
export function OwnRequest({ reference }: { reference: string }) {
  const { t } = useTranslation('support-request');
  usePageTitle(t('title'));
  const {
    currentData: request,
    error,
    refetch,
  } = ownRequestApi.useGetOwnSupportRequestQuery({ reference }, { refetchOnMountOrArgChange: true });
  const isGone = NOT_THERE.includes((error as ApiError | undefined)?.status);
  if (isGone) {
    return (
      <EmptyState scene="empty" title={t('notFound.title')} text={t('notFound.text')}>
        <RouteButton to="/" variant="contained">
          {t('notFound.home')}
        </RouteButton>
      </EmptyState>
    );
  }
  if (request) return <Details request={request} />;
  return error ? <LoadFailed title={t('loadFailed')} onRetry={refetch} /> : <ListSkeleton cards={2} />;
}

import AttachIcon from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SupportRequestSummary } from '@nukkad/api-client/generated/api.gen';
import { SUPPORT_KINDS, SUPPORT_REMINDER_HOURS, SUPPORT_STATUSES } from '@nukkad/contract/support/support';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useUpdateSearchParams } from '../../../shared/hooks/useUpdateSearchParams';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { Tag } from '../../../shared/ui/Tag';
import { adminApi } from '../api/admin-api';
import { REQUEST } from '../model/admin-sections';
import { AdminList } from './AdminList';
import { AdminRowLink } from './AdminRowLink';
import { AdminSearch } from './AdminSearch';
import { senderName } from '../model/sender-name';
import { FilterButtons } from './FilterButtons';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';

const SupportRequestSheet = lazySheet(async () => (await import('./SupportRequestSheet')).SupportRequestSheet);

const STATUSES = ['all', ...SUPPORT_STATUSES] as const;
const KINDS = ['all', ...SUPPORT_KINDS] as const;
const SEARCH = 'q';
/** Days before the last one on which a grievance is marked as urgent. */
const REMINDED_DAYS = SUPPORT_REMINDER_HOURS.grievance.first / 24;

function Row({ request }: { request: SupportRequestSummary }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { link } = useOverlayParam(REQUEST);
  return (
    <AdminRowLink link={link(request.id)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
        <Typography variant="h3" component="span" sx={{ mr: 0.5 }}>
          {senderName(request) || t('support.noName')}
        </Typography>
        <Tag tone={request.status === 'new' ? 'fresh' : 'plain'}>{t(`support.status.${request.status}`)}</Tag>
        {request.kind === 'grievance' && <Tag tone="info">{t('support.kind.grievance')}</Tag>}
        {request.kind === 'order' && <Tag tone={request.dueAt ? 'bad' : 'info'}>{t('support.kind.order')}</Tag>}
        {request.origin === 'mail' && <Tag tone="plain">{t('support.mail.origin')}</Tag>}
        {request.unmatchedReference && <Tag tone="bad">{t('support.mail.unmatched')}</Tag>}
        {request.daysLeft !== null && !request.isOverdue && (
          <Tag tone={request.daysLeft <= REMINDED_DAYS ? 'bad' : 'plain'}>
            {t('support.daysLeft', { count: request.daysLeft })}
          </Tag>
        )}
        {request.kind === 'order' && request.dueAt && !request.isOverdue && (
          <Tag tone="bad">{t('support.dueBy', { time: format.when(new Date(request.dueAt)) })}</Tag>
        )}
        {request.isAcknowledgedLate && <Tag tone="bad">{t('support.acknowledgedLate')}</Tag>}
        {request.isOverdue && <Tag tone="bad">{t('support.overdue')}</Tag>}
        {request.hasAttachment && <AttachIcon titleAccess={t('support.hasFile')} sx={{ fontSize: 18 }} />}
      </Box>
      <Typography sx={{ mt: 0.5 }}>{request.excerpt || t('support.noMessage')}</Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {joinFacts(
          request.reference,
          request.city,
          format.relative(new Date(request.createdAt)),
          request.assignee?.name ?? t('support.nobody'),
        )}
      </Typography>
    </AdminRowLink>
  );
}

/** Support requests, unassigned ones first. */
export function SupportDesk() {
  const { t } = useTranslation('admin');
  const [search] = useSearchParams();
  const changeAddress = useUpdateSearchParams();
  const asked = search.get('status');
  const status = STATUSES.find((known) => known === asked) ?? 'new';
  const kind = KINDS.find((known) => known === search.get('kind')) ?? 'all';
  const words = search.get(SEARCH) ?? '';
  const [typed, setTyped] = useState(words);
  const isSheetOpen = useOverlayParam(REQUEST).value !== null;
  const list = adminApi.usePageSupportRequestsInfiniteQuery(
    { status, kind, search: words },
    { refetchOnMountOrArgChange: true },
  );
  const searchRequests = () => {
    changeAddress((address) => {
      if (typed.trim()) address.set(SEARCH, typed.trim());
      else address.delete(SEARCH);
      return address;
    });
  };
  return (
    <>
      <AdminSearch
        label={t('support.search')}
        button={t('support.find')}
        text={typed}
        onChange={setTyped}
        onSearch={searchRequests}
      />
      <FilterButtons
        parameter="status"
        values={STATUSES}
        chosen={status}
        label={t('list.filter')}
        wordOf={(value) => t(`support.status.${value}`)}
      />
      <FilterButtons
        parameter="kind"
        values={KINDS}
        chosen={kind}
        label={t('support.kind.label')}
        wordOf={(value) => t(`support.kind.${value}`)}
      />
      <AdminList
        list={list}
        label={t('sections.support')}
        none={t('support.none')}
        row={(request) => <Row request={request} />}
      />
      {isSheetOpen && <SupportRequestSheet />}
    </>
  );
}

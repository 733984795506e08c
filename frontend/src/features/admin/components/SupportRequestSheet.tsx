import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { addressOf } from '@nukkad/api-client/contract-call';
import type { SupportRequest } from '@nukkad/api-client/generated/api.gen';
import { GRIEVANCE_ACKNOWLEDGED_HOURS } from '@nukkad/contract/support/support';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { RouteLink } from '../../../shared/ui/RouteLink';
import { boardStyles } from '../../../shared/ui/board-styles';
import { adminApi } from '../api/admin-api';
import { REQUEST, toUser } from '../model/admin-sections';
import { senderName } from '../model/sender-name';
import { namedFile } from '../model/named-file';
import { AdminSheet } from './AdminSheet';
import { FactList } from './FactList';
import { SupportFileLink } from './SupportFileLink';
import { SupportMailFacts } from './SupportMailFacts';
import { SupportReply } from './SupportReply';
import { SupportState } from './SupportState';

function Thread({ request }: { request: SupportRequest }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const name = senderName(request) || t('support.noName');
  const first = {
    id: request.id,
    author: 'sender',
    staffName: null,
    text: request.message,
    createdAt: request.createdAt,
    mail: request.mail,
  };
  return (
    <Box
      component="ul"
      aria-label={t('support.thread')}
      sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {[first, ...request.entries].map((entry) => (
        <Box
          component="li"
          key={entry.id}
          sx={{ ...boardStyles, p: 1.5, ml: entry.author === 'staff' ? 4 : 0, mr: entry.author === 'staff' ? 0 : 4 }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {joinFacts(
              entry.author === 'staff' ? (entry.staffName ?? t('support.formerStaff')) : name,
              format.when(new Date(entry.createdAt)),
            )}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {entry.text || t('support.noMessage')}
          </Typography>
          {entry.mail && <SupportMailFacts requestId={request.id} mail={entry.mail} />}
        </Box>
      ))}
    </Box>
  );
}

function Details({ request }: { request: SupportRequest }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const acknowledged = (): string => {
    const { acknowledgedAt, isAcknowledgedLate } = request;
    const hours = GRIEVANCE_ACKNOWLEDGED_HOURS;
    if (!acknowledgedAt) return t(isAcknowledgedLate ? 'support.notInTime' : 'support.notYet', { hours });
    const time = format.when(new Date(acknowledgedAt));
    return isAcknowledgedLate ? t('support.when', { time, hours }) : time;
  };
  const due = (dueAt: string): string => {
    const left = request.daysLeft !== null && t('support.daysLeft', { count: request.daysLeft });
    return joinFacts(format.when(new Date(dueAt)), left);
  };
  const facts: [string, ReactNode][] = [
    [t('support.email'), request.email || t(request.userId ? 'support.noEmail' : 'support.noAddress')],
    ...(request.city ? [[t('support.city'), request.city] as [string, ReactNode]] : []),
    [
      t('support.account'),
      request.userId ? <RouteLink to={toUser(request.userId)}>{t('support.toAccount')}</RouteLink> : t('support.guest'),
    ],
    [t('support.acknowledged'), acknowledged()],
    ...(request.dueAt ? [[t('support.due'), due(request.dueAt)] as [string, ReactNode]] : []),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FactList facts={facts} />
      {request.unmatchedReference && (
        <Alert severity="warning">{t('support.mail.unmatchedHint', { reference: request.unmatchedReference })}</Alert>
      )}
      {request.attachment && (
        <SupportFileLink
          address={addressOf('getSupportAttachment', { id: request.id })}
          name={t('support.download', namedFile(request.attachment))}
          scan={request.attachment.scan}
        />
      )}
      <SupportState request={request} />
      <Thread request={request} />
      <SupportReply key={request.id} request={request} />
    </Box>
  );
}

/** The request that the address names, with all that was written and the form to answer. */
export function SupportRequestSheet() {
  const { t } = useTranslation('admin');
  const { value: id, close } = useOverlayParam(REQUEST);
  const query = adminApi.useGetSupportRequestQuery(id ? { id } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const { currentData } = query;
  return (
    <AdminSheet
      open={id !== null}
      onClose={close}
      title={currentData ? senderName(currentData) || t('support.noName') : t('sections.support')}
      subtitle={currentData?.reference}
      query={query}
      details={(request) => <Details request={request} />}
    />
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReportedConversation } from '@nukkad/api-client/generated/api.gen';
import { DECISION_NOTE_MAX } from '@nukkad/contract/messages/message-reports';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { boardStyles } from '../../../shared/ui/board-styles';
import { RouteLink } from '../../../shared/ui/RouteLink';
import { Tag } from '../../../shared/ui/Tag';
import { adminApi } from '../api/admin-api';
import { REPORT, toUser } from '../model/admin-sections';
import { AdminSheet } from './AdminSheet';
import { DecisionForm } from './DecisionForm';

function Messages({ report }: { report: ReportedConversation }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { sender, reporter } = report;
  return (
    <Box
      component="ul"
      aria-label={t('messageReports.conversation')}
      sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {report.messages.map((message) => {
        const bySender = message.senderId === sender.id;
        return (
          <Box
            component="li"
            key={message.id}
            aria-current={message.reported ? 'true' : undefined}
            sx={{
              ...boardStyles,
              p: 1.5,
              ml: bySender ? 0 : 4,
              mr: bySender ? 4 : 0,
              ...(message.reported && { borderColor: 'warning.main' }),
            }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {joinFacts(bySender ? sender.name : reporter.name, format.when(new Date(message.createdAt)))}
              </Typography>
              {message.reported && <Tag tone="waiting">{t('messageReports.reported')}</Tag>}
              {message.held.length > 0 && <Tag tone="info">{t('messageReports.held')}</Tag>}
              {message.hidden && <Tag tone="bad">{t('messageReports.hidden')}</Tag>}
            </Box>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {message.text || t('messageReports.erased')}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}

function Details({ report }: { report: ReportedConversation }) {
  const { t } = useTranslation('admin');
  const [decide] = adminApi.useDecideMessageReportMutation();
  const { id, sender, reporter } = report;
  return (
    <Box sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
      <Box>
        <Typography>
          {t('messageReports.by', {
            reporter: reporter.name,
            reason: t(`messageReports.reasons.${report.reason}`),
          })}
        </Typography>
        {report.note && (
          <Typography sx={{ whiteSpace: 'pre-line' }}>{t('messageReports.note', { text: report.note })}</Typography>
        )}
        {[sender, reporter].map((person) => (
          <Typography key={person.id}>
            <RouteLink to={toUser(person.id)}>{t('messageReports.senderAccount', { name: person.name })}</RouteLink>
          </Typography>
        ))}
      </Box>
      <Messages report={report} />
      {report.state === 'open' ? (
        <DecisionForm
          maxLength={DECISION_NOTE_MAX}
          noteHint={t('decision.noteInternal')}
          decisions={[
            { value: 'dismissed', label: t('messageReports.dismiss') },
            { value: 'hidden', label: t('messageReports.hide'), destructive: true },
          ]}
          onDecide={(decision, note) => decide({ id, decideMessageReport: { decision, note } }).unwrap()}
        />
      ) : (
        <Typography>
          {joinFacts(
            t(`messageReports.state.${report.state}`),
            report.decisionNote && t('messageReports.was', { text: report.decisionNote }),
          )}
        </Typography>
      )}
    </Box>
  );
}

/** The reported message that the address names, with those around it and the decision. */
export function MessageReportSheet() {
  const { t } = useTranslation('admin');
  const { value: id, close } = useOverlayParam(REPORT);
  const query = adminApi.useGetMessageReportQuery(id ? { id } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const { currentData } = query;
  return (
    <AdminSheet
      open={id !== null}
      onClose={close}
      title={currentData ? currentData.sender.name : t('sections.message-reports')}
      subtitle={currentData?.jobTitle}
      query={query}
      details={(report) => <Details report={report} />}
    />
  );
}

import Typography from '@mui/material/Typography';
import type { MessageReport } from '@nukkad/api-client/generated/api.gen';
import { MESSAGE_REPORT_STATES } from '@nukkad/contract/messages/message-reports';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { adminApi } from '../api/admin-api';
import { REPORT } from '../model/admin-sections';
import { AdminList } from './AdminList';
import { AdminRowLink } from './AdminRowLink';
import { FilterButtons } from './FilterButtons';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';

const MessageReportSheet = lazySheet(async () => (await import('./MessageReportSheet')).MessageReportSheet);

function Row({ report }: { report: MessageReport }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { link } = useOverlayParam(REPORT);
  return (
    <AdminRowLink link={link(report.id)}>
      <Typography variant="h3" component="span">
        {t('messageReports.from', { sender: report.sender.name, title: report.jobTitle })}
      </Typography>
      <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>{report.text || t('messageReports.erased')}</Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {joinFacts(
          t('messageReports.by', {
            reporter: report.reporter.name,
            reason: t(`messageReports.reasons.${report.reason}`),
          }),
          format.relative(new Date(report.createdAt)),
        )}
      </Typography>
    </AdminRowLink>
  );
}

/** Reported messages, undecided ones first. */
export function MessageReports() {
  const { t } = useTranslation('admin');
  const asked = useSearchParams()[0].get('status');
  const state = MESSAGE_REPORT_STATES.find((known) => known === asked) ?? 'open';
  const isSheetOpen = useOverlayParam(REPORT).value !== null;
  const list = adminApi.usePageMessageReportsInfiniteQuery(state, { refetchOnMountOrArgChange: true });
  return (
    <>
      <FilterButtons
        parameter="status"
        values={MESSAGE_REPORT_STATES}
        chosen={state}
        label={t('list.filter')}
        wordOf={(value) => t(`messageReports.state.${value}`)}
      />
      <AdminList
        list={list}
        label={t('sections.message-reports')}
        none={t('messageReports.none')}
        row={(report) => <Row report={report} />}
      />
      {isSheetOpen && <MessageReportSheet />}
    </>
  );
}

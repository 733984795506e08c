import Typography from '@mui/material/Typography';
import { AUDIT_ACTIONS } from '@nukkad/contract/platform/audit';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useUpdateSearchParams } from '../../../shared/hooks/useUpdateSearchParams';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { SelectInput } from '../../../shared/ui/SelectInput';
import { adminApi } from '../api/admin-api';
import { AdminList } from './AdminList';

const ACTION = 'action';

/** The reads and decisions of staff. */
export function AuditLog() {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const asked = useSearchParams()[0].get(ACTION);
  const changeAddress = useUpdateSearchParams();
  const action = AUDIT_ACTIONS.find((known) => known === asked) ?? '';
  const list = adminApi.usePageAuditEntriesInfiniteQuery(action, { refetchOnMountOrArgChange: true });
  const wordOf = (name: string): string => t(`audit.actions.${name.replace('.', '_')}`);
  return (
    <>
      <SelectInput
        label={t('audit.filter')}
        placeholder={t('audit.all')}
        value={action}
        options={AUDIT_ACTIONS.map((name) => ({ value: name, label: wordOf(name) }))}
        onChange={(event) => {
          const { value } = event.target;
          changeAddress((address) => {
            if (value) address.set(ACTION, value);
            else address.delete(ACTION);
            return address;
          });
        }}
      />
      <Typography sx={{ my: 1, color: 'text.secondary' }}>{t('audit.text')}</Typography>
      <AdminList
        list={list}
        label={t('sections.audit-log')}
        none={t('audit.none')}
        row={(entry) => {
          const details = Object.entries(entry.detail).map(([name, value]) => `${name}: ${value}`);
          return (
            <>
              <Typography sx={{ fontWeight: 620 }}>{wordOf(entry.action)}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {joinFacts(
                  entry.actorName ?? t(entry.actorId ? 'audit.erasedActor' : 'audit.operator'),
                  format.when(new Date(entry.at)),
                )}
              </Typography>
              {(entry.subjectId !== null || details.length > 0) && (
                <Typography variant="body2" translate="no">
                  {joinFacts(entry.subjectId, ...details)}
                </Typography>
              )}
            </>
          );
        }}
      />
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import { WORK_RECORD_TRANSITIONS } from '@nukkad/contract/work-records/work-record-rules';
import type { WorkRecordEntry } from '@nukkad/contract/work-records/work-records';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordFacts } from '../../../entities/work-record/components/RecordFacts';
import { workRecordsApi } from '../../../entities/work-record/work-records-api';
import { useFormat } from '../../../shared/i18n/format';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { useToast } from '../../../shared/ui/toast/useToast';
import { PanelFrame } from './PanelFrame';
import type { PanelProps } from './panel-props';
import { RecordSharing } from './RecordSharing';

/** A record that is open: it is fetched with its disclosures. */
function OpenRecord({ id }: { id: string }) {
  const { t } = useTranslation('profile');
  const { data, isError, refetch } = workRecordsApi.useGetWorkRecordQuery({ id });
  if (data) return <RecordSharing record={data} />;
  return isError ? (
    <LoadFailed small title={t('records.loadFailed')} onRetry={() => void refetch()} />
  ) : (
    <ListSkeleton cards={1} />
  );
}

interface RecordProps {
  record: WorkRecordEntry;
  isOpen: boolean;
  onToggle: () => void;
  onRevoke: () => void;
}

function RecordItem({ record, isOpen, onToggle, onRevoke }: RecordProps) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { status, madeAt, expiresAt, revokedAt, outdated } = record;
  const day = format.day(new Date(status === 'revoked' && revokedAt ? revokedAt : expiresAt));
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, pt: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 620 }}>{t('records.madeOn', { day: format.day(new Date(madeAt)) })}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t(`records.status.${status}`, { day })}</Typography>
      {WORK_RECORD_TRANSITIONS[status].includes('revoked') && (
        <>
          {outdated && <Typography>{t('records.outdated')}</Typography>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" aria-expanded={isOpen} onClick={onToggle}>
              {t(isOpen ? 'records.close' : 'records.open')}
            </Button>
            <Button color="error" onClick={onRevoke}>
              {t('records.revoke')}
            </Button>
          </Box>
          {isOpen && <OpenRecord id={record.id} />}
        </>
      )}
    </Box>
  );
}

/** Signed records of the user's work: the content of a new one, and existing ones, to show, save and revoke. */
export function WorkRecordsPanel({ onClose }: PanelProps) {
  const { t } = useTranslation('profile');
  const { toast } = useToast();
  const { data, isError, refetch } = workRecordsApi.useListWorkRecordsQuery();
  const [make, making] = workRecordsApi.useMakeWorkRecordMutation();
  const [revoke, revoking] = workRecordsApi.useRevokeWorkRecordMutation();
  const [openId, setOpenId] = useState<string>();
  const [revokedId, setRevokedId] = useState<string>();
  const attempt = async (call: () => Promise<void>): Promise<void> => {
    try {
      await call();
    } catch (error) {
      const description = (error as ApiError).detail ?? t('records.failed');
      toast({ title: t('failed'), description, variant: 'destructive' });
    }
  };
  const makeRecord = (): Promise<void> =>
    attempt(async () => {
      const { id } = await make().unwrap();
      setOpenId(id);
      toast({ title: t('records.made') });
    });
  const revokeRecord = (id: string): Promise<void> =>
    attempt(async () => {
      await revoke({ id }).unwrap();
      toast({ title: t('records.revoked') });
    }).finally(() => setRevokedId(undefined));
  return (
    <PanelFrame title={t('entries.records')} text={t('records.text')} onClose={onClose}>
      {isError && !data && <LoadFailed small title={t('records.loadFailed')} onRetry={() => void refetch()} />}
      {!isError && !data && <ListSkeleton cards={2} />}
      {data && !data.facts && <Typography>{t('records.none')}</Typography>}
      {data?.facts && (
        <Box component="section" aria-label={t('records.next')} sx={{ display: 'grid', gap: 1.5 }}>
          <Typography variant="subtitle2" component="h3">
            {t('records.next')}
          </Typography>
          <RecordFacts {...data.facts} />
          <Button
            variant="contained"
            disabled={making.isLoading}
            onClick={() => void makeRecord()}
            sx={{ justifySelf: 'start' }}
          >
            {t('records.make')}
          </Button>
        </Box>
      )}
      {data && data.records.length > 0 && (
        <Box component="section" aria-label={t('records.list')} sx={{ display: 'grid', gap: 1.5 }}>
          <Typography variant="h3">{t('records.list')}</Typography>
          <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
            {data.records.map((record) => (
              <RecordItem
                key={record.id}
                record={record}
                isOpen={openId === record.id}
                onToggle={() => setOpenId(openId === record.id ? undefined : record.id)}
                onRevoke={() => setRevokedId(record.id)}
              />
            ))}
          </Box>
        </Box>
      )}
      <ConfirmDialog
        open={revokedId !== undefined}
        title={t('records.revokeTitle')}
        text={t('records.revokeText')}
        confirm={t('records.revoke')}
        keep={t('records.keep')}
        busy={revoking.isLoading}
        onConfirm={() => revokedId !== undefined && void revokeRecord(revokedId)}
        onClose={() => setRevokedId(undefined)}
      />
    </PanelFrame>
  );
}

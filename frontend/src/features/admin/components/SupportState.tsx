import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { SupportRequest } from '@nukkad/api-client/generated/api.gen';
import {
  SUPPORT_KINDS,
  SUPPORT_TRANSITIONS,
  type SupportKind,
  type SupportStatus,
} from '@nukkad/contract/support/support';
import { useTranslation } from 'react-i18next';
import { SelectInput } from '../../../shared/ui/SelectInput';
import { useToast } from '../../../shared/ui/toast/useToast';
import { adminApi } from '../api/admin-api';

/** The kind of a request, its assignee, and its state. */
export function SupportState({ request }: { request: SupportRequest }) {
  const { t } = useTranslation('admin');
  const { toast } = useToast();
  const { data: staff = [] } = adminApi.useListStaffQuery();
  const [update, { isLoading }] = adminApi.useUpdateSupportRequestMutation();
  const change = async (changes: { status?: SupportStatus; kind?: SupportKind; assignee?: string | null }) => {
    try {
      await update({ id: request.id, updateSupportRequest: { ...changes, version: request.version } }).unwrap();
    } catch (error) {
      toast({ title: t('support.notChanged'), description: (error as ApiError).detail, variant: 'destructive' });
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SelectInput
        label={t('support.kind.label')}
        value={request.kind}
        options={SUPPORT_KINDS.map((value) => ({ value, label: t(`support.kind.${value}`) }))}
        onChange={(event) => void change({ kind: event.target.value as SupportKind })}
      />
      <SelectInput
        label={t('support.assignee')}
        placeholder={t('support.nobody')}
        value={request.assignee?.id ?? ''}
        options={staff.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => void change({ assignee: event.target.value || null })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {SUPPORT_TRANSITIONS[request.status].map((status) => (
          <Button key={status} variant="outlined" disabled={isLoading} onClick={() => void change({ status })}>
            {t(`support.moveTo.${status}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

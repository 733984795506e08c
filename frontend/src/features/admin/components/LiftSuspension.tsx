import Button from '@mui/material/Button';
import type { ApiError } from '@nukkad/api-client/base-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { useToast } from '../../../shared/ui/toast/useToast';
import { adminApi } from '../api/admin-api';

/** Ends a suspension early, after a confirmation. */
export function LiftSuspension({ userId }: { userId: string }) {
  const { t } = useTranslation('admin');
  const { toast } = useToast();
  const [asking, setAsking] = useState(false);
  const [reinstate, { isLoading }] = adminApi.useReinstateUserMutation();
  const lift = async () => {
    try {
      await reinstate({ id: userId }).unwrap();
      toast({ title: t('users.lift.done') });
    } catch (error) {
      toast({ title: t('users.lift.failed'), description: (error as ApiError).detail, variant: 'destructive' });
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button variant="outlined" disabled={isLoading} onClick={() => setAsking(true)} sx={{ mt: 1.5 }}>
        {t('users.lift.button')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('users.lift.title')}
        text={t('users.lift.text')}
        confirm={t('users.lift.button')}
        keep={t('users.lift.keep')}
        busy={isLoading}
        onConfirm={() => void lift()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

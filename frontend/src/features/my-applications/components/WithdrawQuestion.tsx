import type { ApiError } from '@nukkad/api-client/base-query';
import type { MyApplication } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { useToast } from '../../../shared/ui/toast/useToast';
import { useWithdrawApplication } from '../api/my-applications-api';

interface Props {
  application: MyApplication;
  onClose: () => void;
}

/** Asks for confirmation before an application is withdrawn, and reports the result. */
export function WithdrawQuestion({ application: { id, job }, onClose }: Props) {
  const { t } = useTranslation('my-applications');
  const { toast } = useToast();
  const [withdraw, { isLoading }] = useWithdrawApplication();
  const takeBack = async () => {
    try {
      await withdraw({ id }).unwrap();
      toast({ title: t('withdraw.done.title'), description: t('withdraw.done.text') });
    } catch (error) {
      toast({
        title: t('withdraw.failed.title'),
        description: (error as ApiError).detail ?? t('withdraw.failed.text'),
        variant: 'destructive',
      });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('withdraw.title')}
      text={t('withdraw.text', { title: job.title })}
      confirm={t('withdraw.confirm')}
      keep={t('withdraw.keep')}
      busy={isLoading}
      onConfirm={() => void takeBack()}
      onClose={onClose}
    />
  );
}

import Button, { type ButtonProps } from '@mui/material/Button';
import { addressOf } from '@nukkad/api-client/contract-call';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../shared/ui/toast/useToast';
import { downloadExport } from '../model/download-export';

/** Downloads the export of the user's data. If the last sign-in is not recent, a new one is required first. */
export function ExportLink(props: Pick<ButtonProps, 'variant' | 'size'>) {
  const { t } = useTranslation('profile');
  const { toast } = useToast();
  const [isLoading, setIsLoading] = useState(false);
  const download = async (event: MouseEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setIsLoading(true);
    const failure = await downloadExport();
    setIsLoading(false);
    if (failure) {
      toast({ title: t('failed'), description: failure.detail ?? t('data.failed'), variant: 'destructive' });
    }
  };
  return (
    <Button
      {...props}
      href={addressOf('exportPersonalData')}
      download
      aria-busy={isLoading}
      onClick={(event) => void download(event)}
    >
      {t(isLoading ? 'data.exporting' : 'data.export')}
    </Button>
  );
}

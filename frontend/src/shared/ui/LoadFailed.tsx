import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState';

/** Stands where something would be that could not be fetched, with the way to try again. */
export function LoadFailed({ title, text, onRetry }: { title: string; text?: string; onRetry: () => unknown }) {
  const { t } = useTranslation('shared');
  return (
    <EmptyState icon={CloudOffIcon} role="alert" title={title} text={text ?? t('failure.text')}>
      <Button variant="outlined" onClick={() => void onRetry()}>
        {t('failure.retry')}
      </Button>
    </EmptyState>
  );
}

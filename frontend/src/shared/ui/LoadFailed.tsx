import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState';

interface Props {
  title: string;
  text?: string;
  /** One panel among others of its screen: it has a sign in place of the scene. */
  small?: boolean;
  onRetry: () => unknown;
}

/** Replaces content that could not be fetched, with a retry button. */
export function LoadFailed({ title, text, small, onRetry }: Props) {
  const { t } = useTranslation('shared');
  return (
    <EmptyState
      icon={CloudOffIcon}
      scene={small ? undefined : 'offline'}
      role="alert"
      title={title}
      text={text ?? t('failure.text')}
    >
      <Button variant="outlined" onClick={() => void onRetry()}>
        {t('failure.retry')}
      </Button>
    </EmptyState>
  );
}

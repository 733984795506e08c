import BoltIcon from '@mui/icons-material/BoltOutlined';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { RouteButton } from '../../../shared/ui/RouteLink';

/** The requests sent to this worker: none, as long as nobody can send one. */
export function JobRequests() {
  const { t } = useTranslation('instant-requests');
  return (
    <EmptyState icon={BoltIcon} title={t('none.title')} text={t('none.text')}>
      <RouteButton to="/?section=ai-jobs" variant="outlined">
        {t('none.action')}
      </RouteButton>
    </EmptyState>
  );
}

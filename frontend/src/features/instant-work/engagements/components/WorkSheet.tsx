import { useTranslation } from 'react-i18next';
import { engagementsApi } from '../../../../entities/engagement/engagements-api';
import { LocalisedJobLine } from '../../../../entities/job/components/LocalisedJobLine';
import { ListSkeleton } from '../../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../../shared/ui/LoadFailed';
import { DetailSheet } from '../../../../shared/ui/DetailSheet';
import { WorkDetails } from './WorkDetails';

interface Props {
  id: string;
  onUpi: () => void;
  onAccount: () => void;
  onClose: () => void;
}

/**
 * Accepted work beside its list or over the page, for its worker; the work in the address may no longer exist. Needs the
 * texts `engagement`.
 */
export function WorkSheet({ id, onUpi, onAccount, onClose }: Props) {
  const { t } = useTranslation('instant-work/engagements');
  const { data: work, error, isError, isFetching, refetch } = engagementsApi.useGetEngagementQuery({ id });
  // for an employer, the same address shows the employer's view
  if (work?.side === 'employer') return null;
  const gone = error && 'status' in error && (error.status === 404 || error.status === 400);
  const subtitle = work && (
    <>
      <LocalisedJobLine job={work} />
      {work.company}
    </>
  );
  return (
    <DetailSheet tall onClose={onClose} title={work?.title ?? t('work')} subtitle={subtitle}>
      {!work && !isError && <ListSkeleton cards={2} />}
      {!work && isError && !isFetching && gone && t('gone')}
      {!work && isError && !isFetching && !gone && <LoadFailed title={t('failedToLoad')} onRetry={refetch} />}
      {work && <WorkDetails work={work} onUpi={onUpi} onAccount={onAccount} />}
    </DetailSheet>
  );
}

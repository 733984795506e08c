import type { AttendanceProof } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';

const MINUTE_MS = 60_000;

/**
 * Returns the codes that a worker scanned, as entries of a list of facts: the time at which each was shown, and the
 * time of arrival if it was later.
 */
export function useProofFacts(): (proofs: readonly AttendanceProof[]) => (readonly [string, string])[] {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (proofs) =>
    proofs.map(({ phase, shownAt, receivedAt }) => {
      const [shown, received] = [new Date(shownAt), new Date(receivedAt)];
      const isLate = received.getTime() - shown.getTime() > MINUTE_MS;
      return [
        t(`proofs.${phase}`),
        isLate ? t('proofs.late', { at: format.when(shown), when: format.when(received) }) : format.when(shown),
      ] as const;
    });
}

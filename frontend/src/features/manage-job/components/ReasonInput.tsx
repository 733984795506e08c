import { REJECT_REASONS, type RejectReason } from '@nukkad/contract/jobs/applications';
import { useTranslation } from 'react-i18next';
import { SelectInput } from '../../../shared/ui/SelectInput';

interface Props {
  value: RejectReason | '';
  onChange: (reason: RejectReason | '') => void;
  required?: boolean;
  error?: string | undefined;
}

/** The reason of a rejection; applicants read it in their language. */
export function ReasonInput({ value, onChange, required = false, error }: Props) {
  const { t } = useTranslation('manage-job');
  return (
    <SelectInput
      label={t(required ? 'reason.label' : 'reason.optional')}
      placeholder={t(required ? 'reason.choose' : 'reason.none')}
      options={REJECT_REASONS.map((reason) => ({ value: reason, label: t(`reason.${reason}`) }))}
      required={required}
      value={value}
      onChange={(event) => onChange(REJECT_REASONS.find((reason) => reason === event.target.value) ?? '')}
      error={error}
    />
  );
}

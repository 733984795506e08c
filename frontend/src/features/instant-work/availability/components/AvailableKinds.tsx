import DoneAllIcon from '@mui/icons-material/DoneAll';
import ButtonBase from '@mui/material/ButtonBase';
import { JOB_CATEGORY_IDS, type JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { useTranslation } from 'react-i18next';
import { KindChips } from '../../../../entities/job/components/KindChips';
import { isEveryKind } from '../model/availability-form';

interface Props {
  /** The id of the heading of the choices. */
  labelledBy: string;
  value: readonly JobCategoryId[];
  onChange: (categories: readonly JobCategoryId[]) => void;
}

/** All kinds of work as one choice, then each kind; pressing a kind while all are chosen chooses only that one. */
export function AvailableKinds({ labelledBy, value, onChange }: Props) {
  const { t } = useTranslation('instant-work/availability');
  const every = isEveryKind(value);
  return (
    <KindChips labelledBy={labelledBy} value={every ? [] : value} onChange={onChange}>
      <ButtonBase
        aria-pressed={every}
        onClick={() => onChange(every ? [] : JOB_CATEGORY_IDS)}
        sx={{
          gap: 0.75,
          width: '100%',
          justifyContent: 'flex-start',
          px: 1.5,
          minHeight: 56,
          borderRadius: '14px',
          boxShadow: 'var(--edge)',
          bgcolor: every ? 'primary.main' : 'background.paper',
          color: every ? 'primary.contrastText' : 'text.primary',
          fontFamily: 'inherit',
          fontSize: '1.0625rem',
          fontWeight: 600,
          fontStretch: '92%',
          lineHeight: 1.25,
          textAlign: 'start',
          transition: 'background-color 120ms',
        }}
      >
        <DoneAllIcon aria-hidden sx={{ color: every ? 'inherit' : 'primary.text' }} />
        {t('kinds.all')}
      </ButtonBase>
    </KindChips>
  );
}

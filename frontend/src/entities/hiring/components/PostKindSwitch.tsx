import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Segments } from '../../../shared/ui/Segments';
import type { PostKind } from '../model/last-post';
import { EMPLOYER_PATHS, TO_INSTANT_POST } from '../paths';

const PLACES: Readonly<Record<PostKind, string>> = { instant: TO_INSTANT_POST, job: EMPLOYER_PATHS.post };
const KINDS = ['instant', 'job'] as const;

/** Chooses the duration of the work: the form of the other kind replaces this one. Needs the texts `hiring`. */
export function PostKindSwitch({ kind }: { kind: PostKind }) {
  const { t } = useTranslation('hiring');
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <Box sx={{ display: 'flex' }}>
      <Segments
        label={t('postKind.label')}
        options={KINDS.map((value) => ({ value, label: t(`postKind.${value}`) }))}
        value={kind}
        input={(value) => ({
          checked: value === kind,
          name: 'post-kind',
          // the history entry of the present form is replaced by that of the other one
          onChange: () => void navigate(PLACES[value], { replace: true, state }),
        })}
      />
    </Box>
  );
}

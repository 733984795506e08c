import DoneAllIcon from '@mui/icons-material/DoneAll';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { FAMILIES, familyOf, JOB_CATEGORY_IDS, type JobCategoryId } from '@nukkad/domain/job-categories';
import { JOB_CATEGORY_LABELS } from '@nukkad/domain/taxonomy';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { Pictogram } from '../../../shared/ui/Pictogram';
import { accentOnSolid } from '../../../shared/ui/Tile';
import { isEveryKind } from '../model/availability-form';

interface Props {
  /** The id of what the chips are about. */
  labelledBy: string;
  value: readonly JobCategoryId[];
  onChange: (categories: readonly JobCategoryId[]) => void;
}

const chip = {
  gap: 0.75,
  minHeight: 48,
  pl: 1,
  pr: 1.5,
  borderRadius: '24px',
  fontFamily: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  fontStretch: '92%',
  lineHeight: 1.25,
  textAlign: 'start',
  transition: 'background-color 120ms',
} as const;

/** All kinds of work as one chip, then each as a chip in the colour of its family; any number can be chosen. */
export function KindChips({ labelledBy, value, onChange }: Props) {
  const { t } = useTranslation('availability');
  const language = currentLanguage();
  const every = isEveryKind(value);
  // who wants one kind after all of them wants that one
  const others = every ? [] : value;
  return (
    <Box role="group" aria-labelledby={labelledBy} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ButtonBase
        aria-pressed={every}
        onClick={() => onChange(every ? [] : JOB_CATEGORY_IDS)}
        sx={{
          ...chip,
          width: '100%',
          justifyContent: 'flex-start',
          px: 1.5,
          minHeight: 56,
          borderRadius: '14px',
          fontSize: '1.0625rem',
          boxShadow: 'var(--edge)',
          bgcolor: every ? 'primary.main' : 'background.paper',
          color: every ? 'primary.contrastText' : 'text.primary',
        }}
      >
        <DoneAllIcon aria-hidden sx={{ color: every ? 'inherit' : 'primary.text' }} />
        {t('kinds.all')}
      </ButtonBase>
      {Object.values(FAMILIES)
        .flat()
        .map((category) => {
          const family = familyOf(category);
          const chosen = others.includes(category);
          return (
            <ButtonBase
              key={category}
              aria-pressed={chosen}
              onClick={() => onChange(chosen ? others.filter((other) => other !== category) : [...others, category])}
              sx={{
                ...(chosen ? accentOnSolid : {}),
                ...chip,
                bgcolor: `family.${family}.${chosen ? 'solid' : 'tint'}`,
                color: chosen ? `family.${family}.on` : 'text.primary',
                '& svg': { color: chosen ? 'inherit' : `family.${family}.solid` },
              }}
            >
              <Pictogram name={category} size={28} />
              {JOB_CATEGORY_LABELS[category][language]}
            </ButtonBase>
          );
        })}
    </Box>
  );
}

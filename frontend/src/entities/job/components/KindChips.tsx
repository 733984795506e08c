import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { FAMILIES, familyOf, type JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { JOB_CATEGORY_LABELS } from '@nukkad/contract/jobs/taxonomy';
import type { ReactNode } from 'react';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { Pictogram } from '../../../shared/ui/Pictogram';
import { accentOnSolid } from '../../../shared/ui/Tile';

interface Props {
  /** The id of the heading of the chips. */
  labelledBy: string;
  value: readonly JobCategoryId[];
  onChange: (categories: readonly JobCategoryId[]) => void;
  /** Choice before the kinds, such as "all". */
  children?: ReactNode;
}

/** Kinds of work as chips in the colours of their families; any number can be chosen. */
export function KindChips({ labelledBy, value, onChange, children }: Props) {
  const language = currentLanguage();
  return (
    <Box role="group" aria-labelledby={labelledBy} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {children}
      {Object.values(FAMILIES)
        .flat()
        .map((category) => {
          const family = familyOf(category);
          const chosen = value.includes(category);
          return (
            <ButtonBase
              key={category}
              aria-pressed={chosen}
              onClick={() => onChange(chosen ? value.filter((other) => other !== category) : [...value, category])}
              sx={{
                ...(chosen ? accentOnSolid : {}),
                gap: 0.75,
                minHeight: 48,
                pl: 1,
                pr: 1.5,
                borderRadius: '24px',
                bgcolor: `family.${family}.${chosen ? 'solid' : 'tint'}`,
                color: chosen ? `family.${family}.on` : 'text.primary',
                fontFamily: 'inherit',
                fontSize: '0.9375rem',
                fontWeight: 600,
                fontStretch: '92%',
                lineHeight: 1.25,
                textAlign: 'start',
                transition: 'background-color 120ms',
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

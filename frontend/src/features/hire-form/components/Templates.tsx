import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { familyOf } from '@nukkad/contract/jobs/job-categories';
import { useTranslation } from 'react-i18next';
import { Pictogram } from '../../../shared/ui/Pictogram';
import { accentOnSolid } from '../../../shared/ui/Tile';
import { drawingOf, JOB_TEMPLATES, type JobTemplate } from '../model/templates';

interface Props {
  /** The template that the form was last filled in from. */
  chosen: string | null;
  onChoose: (template: JobTemplate) => void;
  /** Whether the templates are one scrolling row, for narrow space. */
  row?: boolean;
}

/** Twelve kinds of work that fill in the form, each with its sign. */
export function Templates({ chosen, onChoose, row = false }: Props) {
  const { t } = useTranslation('hire-form');
  return (
    <Box
      component="ul"
      aria-label={t('templates.label')}
      sx={{
        display: 'grid',
        gap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
        ...(row
          ? {
              gridAutoFlow: 'column',
              gridAutoColumns: 'max(96px, min(6rem, 40vw))',
              overflowX: 'auto',
              mx: -2,
              px: 2,
              pb: 0.5,
            }
          : { gridTemplateColumns: 'repeat(auto-fill, minmax(max(92px, 5.5rem), 1fr))' }),
      }}
    >
      {JOB_TEMPLATES.map((template) => {
        const family = familyOf(template.category);
        const pressed = template.id === chosen;
        return (
          <Box component="li" key={template.id} sx={{ display: 'grid' }}>
            <ButtonBase
              aria-pressed={pressed}
              onClick={() => onChoose(template)}
              sx={{
                flexDirection: 'column',
                gap: 0.5,
                minHeight: 80,
                px: 0.5,
                py: 1,
                borderRadius: 1,
                bgcolor: `family.${family}.${pressed ? 'solid' : 'tint'}`,
                color: `family.${family}.${pressed ? 'on' : 'solid'}`,
                ...(pressed && accentOnSolid),
                fontFamily: 'inherit',
                fontSize: '0.8125rem',
                fontWeight: 640,
                lineHeight: 1.2,
                textAlign: 'center',
                overflowWrap: 'anywhere',
                '&:active': { transform: 'scale(.97)' },
              }}
            >
              <Pictogram name={drawingOf(template)} size={36} />
              {t(`templates.${template.id}.name`)}
            </ButtonBase>
          </Box>
        );
      })}
    </Box>
  );
}

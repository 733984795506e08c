import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { familyOf } from '@nukkad/contract/jobs/job-categories';
import { useTranslation } from 'react-i18next';
import { Pictogram } from '../../../../shared/ui/Pictogram';
import { accentOnSolid } from '../../../../shared/ui/Tile';
import { isKind, type Kind } from '../model/kinds';

interface Props {
  kinds: readonly Kind[];
  /**
   * Whether the kinds of earlier jobs are still loading: the tiles reserve their space and cannot be pressed, so that
   * none moves under a finger.
   */
  isPending: boolean;
  /** Present title in the form. */
  title: string;
  category: string;
  onChoose: (kind: Kind) => void;
}

/** Kinds of work as icons in the colour of their family; each fills in the title and the category. */
export function KindTiles({ kinds, isPending, title, category, onChoose }: Props) {
  const { t } = useTranslation('instant-work/job-form');
  return (
    <Box
      component="ul"
      aria-label={t('usual.label')}
      sx={{
        display: 'grid',
        gap: 1,
        visibility: isPending ? 'hidden' : 'visible',
        m: 0,
        p: 0,
        listStyle: 'none',
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(92px, 5.5rem), 1fr))',
      }}
    >
      {kinds.map((kind) => {
        const family = familyOf(kind.category);
        const pressed = isKind(kind, title, category);
        return (
          <Box component="li" key={`${kind.category} ${kind.title}`} sx={{ display: 'grid' }}>
            <ButtonBase
              aria-pressed={pressed}
              onClick={() => onChoose(kind)}
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
              <Pictogram name={kind.category} size={36} />
              <Box
                component="span"
                sx={{
                  display: '-webkit-box',
                  WebkitLineClamp: 3,
                  WebkitBoxOrient: 'vertical',
                  overflow: 'hidden',
                }}
              >
                {kind.title}
              </Box>
            </ButtonBase>
          </Box>
        );
      })}
    </Box>
  );
}

import { familyOf, type JobCategoryId } from '@nukkad/domain/job-categories';
import Box from '@mui/material/Box';
import { Pictogram } from './Pictogram';
import { accentOnSolid } from './Tile';

interface Props {
  category: JobCategoryId;
  /** How far it is, as it is read: a figure and its unit ("1.4 km"), a span ("2–5 km"), or a word ("Nearby"). */
  distance: string;
  /** 48 px wide for rows, 60 px for cards. */
  small?: boolean;
}

/** The figure of a distance and its unit; a word without a figure is all unit. */
function partsOf(distance: string): { figure?: string; unit: string } {
  const [, figure, unit] = /^([\d.,–-]+)\s+(.+)$/u.exec(distance) ?? [];
  return figure && unit ? { figure, unit } : { unit: distance };
}

/** A milestone: the kind of work in its dome, and below how far it is. As high as what it stands beside. */
export function Stone({ category, distance, small = false }: Props) {
  const family = familyOf(category);
  const { figure, unit } = partsOf(distance);
  const width = small ? 48 : 60;
  return (
    <Box
      component="span"
      data-family={family}
      sx={{
        display: 'grid',
        gridTemplateRows: `${small ? 46 : 56}px 1fr`,
        flex: 'none',
        alignSelf: 'stretch',
        width,
        minHeight: small ? 76 : 100,
        borderRadius: `${width / 2}px ${width / 2}px 0 0`,
        overflow: 'hidden',
        bgcolor: 'background.tint',
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          ...accentOnSolid,
          display: 'grid',
          placeItems: 'center',
          pt: '6px',
          bgcolor: `family.${family}.solid`,
          color: `family.${family}.on`,
        }}
      >
        <Pictogram name={category} size={small ? 28 : 34} />
      </Box>
      <Box
        component="span"
        sx={{
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          px: 0.25,
          borderTop: '2px solid',
          borderColor: 'background.paper',
          fontSize: '0.8125rem',
          fontWeight: 600,
          fontStretch: '78%',
          lineHeight: 1.1,
          color: 'text.secondary',
          textAlign: 'center',
        }}
      >
        {figure && (
          <>
            <Box
              component="b"
              sx={{
                // a span of two figures needs the room of a smaller one
                fontSize: small || figure.length > 4 ? '1.0625rem' : '1.375rem',
                fontWeight: 760,
                lineHeight: 1,
                color: 'text.primary',
              }}
            >
              {figure}
            </Box>{' '}
          </>
        )}
        <Box component="span" sx={{ mt: figure ? '2px' : 0 }}>
          {unit}
        </Box>
      </Box>
    </Box>
  );
}

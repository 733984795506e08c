import { familyOf, type JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import Box from '@mui/material/Box';
import { Pictogram } from './Pictogram';
import { accentOnSolid } from './Tile';

interface Props {
  category: JobCategoryId;
  /** The displayed distance: a figure and its unit ("1.4 km"), a span ("2–5 km"), or a word ("Nearby", "Mysuru"). */
  distance: string;
  /** 48 px wide for rows, 60 px for cards. */
  small?: boolean;
}

/** Splits a distance into its figure and its unit; a word without a figure is only a unit. */
function partsOf(distance: string): { figure?: string; unit: string } {
  const [, figure, unit] = /^([\d.,–-]+)\s+(.+)$/u.exec(distance) ?? [];
  return figure && unit ? { figure, unit } : { unit: distance };
}

/** A milestone: the kind of work in its dome, and the distance below. As high as the content beside it. */
export function DistanceMarker({ category, distance, small = false }: Props) {
  const family = familyOf(category);
  const { figure, unit } = partsOf(distance);
  // grows with the text size of the page, as far as the content beside it has room
  const px = small ? 48 : 60;
  const width = `max(${px}px, min(${px / 16}rem, 22vw))`;
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
        // the longest words, those of Kannada, fit on a card; a row needs more width
        ...(small && { '&:lang(kn)': { minWidth: px + 9 } }),
        minHeight: small ? 76 : 100,
        borderRadius: '60px 60px 0 0',
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
          px: 0.25,
          borderTop: '2px solid',
          borderColor: 'background.paper',
          fontSize: 'min(0.8125rem, 6.5vw)',
          fontWeight: 600,
          fontStretch: '78%',
          lineHeight: 1.1,
          color: 'text.secondary',
          textAlign: 'center',
          // the name of a city may be longer than the stone is wide
          overflowWrap: 'anywhere',
        }}
      >
        {figure && (
          <>
            <Box
              component="b"
              sx={{
                // smaller than the pay, which is the largest figure of a card
                fontSize: 'min(1.0625rem, 8.5vw)',
                fontWeight: 760,
                color: 'text.primary',
              }}
            >
              {figure}
            </Box>{' '}
          </>
        )}
        <span>{unit}</span>
      </Box>
    </Box>
  );
}

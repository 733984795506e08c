import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { boardStyles } from './board-styles';
import { visuallyHidden } from './visually-hidden';

/** Width of the content left of the margin line, on phones and from 768 px on. */
const MARGIN = { xs: 'max(68px, min(4.25rem, 24vw))', md: '84px' } as const;

export interface AgendaEntry {
  key: string;
  /** An hour, or a tag. */
  margin: ReactNode;
  title: string;
  about: string;
  action: { word: string; icon: typeof SvgIcon; to: string };
}

/** The hour of an entry, its part of the day below. */
export const AgendaHour = ({ clock, part }: { clock: string; part: string }) => (
  <Box component="span" sx={{ lineHeight: 1.1, textAlign: 'center' }}>
    <Box component="b" sx={{ display: 'block', fontSize: 'min(1.375rem, 8vw)', fontWeight: 740, fontStretch: '82%' }}>
      {clock}
    </Box>
    <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
      {part}
    </Box>
  </Box>
);

/** Today's items, line by line: the time left of the margin, the title in the middle, the action on the right. */
export function AgendaList({ entries }: { entries: readonly AgendaEntry[] }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        component="ul"
        sx={{
          position: 'relative',
          m: 0,
          p: 0,
          listStyle: 'none',
          ...boardStyles,
          // the double margin line of an account book
          '&::before': {
            content: '""',
            position: 'absolute',
            insetBlock: 0,
            left: MARGIN,
            width: 4,
            borderInline: '1px solid',
            borderColor: 'family.food.solid',
            opacity: 0.55,
          },
        }}
      >
        {entries.map(({ key, margin, title, about, action: { word, icon: Icon, to } }) => (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'grid',
              // the button wraps below if its label leaves too little space
              '@container (max-width: 16rem)': {
                '& > :last-child': { gridColumn: 2, justifySelf: 'start', mb: 1, ml: 1.75 },
              },
              gridTemplateColumns: { xs: `${MARGIN.xs} minmax(0, 1fr) auto`, md: `${MARGIN.md} minmax(0, 1fr) auto` },
              alignItems: 'center',
              minHeight: 76,
              pr: 1,
              '& + &': { borderTop: '1px solid', borderColor: 'divider' },
            }}
          >
            <Box sx={{ display: 'grid', placeItems: 'center', px: 0.5, overflowWrap: 'break-word' }}>{margin}</Box>
            <Box sx={{ pl: 1.75, pr: 1, py: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography component="p" variant="h4">
                {title}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {about}
              </Typography>
            </Box>
            <Box
              component={Link}
              to={to}
              sx={{
                display: 'grid',
                justifyItems: 'center',
                alignContent: 'center',
                gap: 0.25,
                minWidth: 62,
                minHeight: 58,
                px: 1,
                borderRadius: 1,
                bgcolor: 'primary.tint',
                color: 'primary.text',
                fontSize: '0.8125rem',
                fontWeight: 650,
                textDecoration: 'none',
                '&:hover': { bgcolor: 'background.tint' },
              }}
            >
              <Icon aria-hidden />
              <span>
                {word}
                <Box component="span" sx={visuallyHidden}>{` ${title}, ${about}`}</Box>
              </span>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

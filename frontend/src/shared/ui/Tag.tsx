import type SvgIcon from '@mui/material/SvgIcon';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Pictogram, type Sign } from './Pictogram';

/**
 * Meaning of a tag: `fresh` for today, new or nearby (marigold); `own` for chosen or matching (green); `good`,
 * `waiting`, `bad` and `info` for a status; `plain` for a fact.
 */
export type TagTone = 'fresh' | 'own' | 'good' | 'waiting' | 'bad' | 'info' | 'plain';

const COLOURS: Record<TagTone, readonly [text: string, ground: string]> = {
  fresh: ['secondary.text', 'secondary.tint'],
  own: ['primary.text', 'primary.tint'],
  good: ['success.main', 'success.tint'],
  waiting: ['warning.main', 'warning.tint'],
  bad: ['error.main', 'error.tint'],
  info: ['info.main', 'info.tint'],
  plain: ['text.primary', 'background.tint'],
};

interface Props {
  tone: TagTone;
  /** Icon before the word. A status has one, because some users cannot distinguish colours. */
  icon?: typeof SvgIcon | undefined;
  /** A sign of the product in the place of an icon. */
  sign?: Sign | undefined;
  children: ReactNode;
}

/** A fact or a status in a word or two. It is not interactive. */
export function Tag({ tone, icon: Icon, sign, children }: Props) {
  const [color, bgcolor] = COLOURS[tone];
  return (
    <Box
      component="span"
      data-tone={tone}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        // breaks only where it is longer than its row
        flex: 'none',
        gap: 0.5,
        minHeight: 24,
        maxWidth: '100%',
        px: 1,
        py: '1px',
        borderRadius: '12px',
        bgcolor,
        color,
        fontSize: '0.8125rem',
        fontWeight: 640,
        fontStretch: '88%',
        lineHeight: 1.35,
      }}
    >
      {Icon && <Icon aria-hidden sx={{ fontSize: 16 }} />}
      {sign && <Pictogram name={sign} size={16} />}
      {children}
    </Box>
  );
}

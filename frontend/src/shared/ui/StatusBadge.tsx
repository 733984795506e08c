import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import { Tag, type TagTone } from './Tag';

/** Tone of a status: open, positive, negative, or neutral. */
export type StatusTone = 'waiting' | 'good' | 'bad' | 'neutral';

const TONES: Record<StatusTone, TagTone> = { waiting: 'waiting', good: 'good', bad: 'bad', neutral: 'plain' };

/** A status as a colour, an icon and a word: never the colour alone. */
export function StatusBadge(props: { tone: StatusTone; icon: typeof SvgIcon; children: ReactNode }) {
  return (
    <Tag tone={TONES[props.tone]} icon={props.icon}>
      {props.children}
    </Tag>
  );
}

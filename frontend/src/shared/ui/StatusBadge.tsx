import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import { Tag, type TagTone } from './Tag';

/** How something stands: open, well, badly, or neither. */
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

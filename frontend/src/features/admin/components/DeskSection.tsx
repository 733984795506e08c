import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { boardStyles } from '../../../shared/ui/board-styles';
import { CountBadge } from '../../../shared/ui/CountBadge';

interface Props<Item> {
  title: string;
  /** The subject of the section and the required action, in a sentence. */
  text: string;
  items: readonly Item[];
  /** Total number of pending items; more than `items` if the server sends only the first of them. */
  found: number;
  keyOf: (item: Item) => string;
  row: (item: Item) => ReactNode;
}

/** One section of the money desk: its rows, oldest first; empty if none is pending. */
export function DeskSection<Item>({ title, text, items, found, keyOf, row }: Props<Item>) {
  const { t } = useTranslation('admin');
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        <CountBadge count={found} words={t('money.found', { count: found })} />
      </Box>
      <Typography sx={{ mt: 0.5, mb: 1.5, maxWidth: '64ch', color: 'text.secondary' }}>{text}</Typography>
      <Box component="ul" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <Box component="li" key={keyOf(item)} sx={{ ...boardStyles, p: 2, minWidth: 0, overflowWrap: 'anywhere' }}>
            {row(item)}
          </Box>
        ))}
      </Box>
      {found > items.length && (
        <Typography sx={{ mt: 1 }}>{t('money.more', { count: found - items.length })}</Typography>
      )}
    </Box>
  );
}

import ClearIcon from '@mui/icons-material/Clear';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SearchPart } from '@nukkad/contract/matching/search-readings';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isExact } from '../../position/model/position-store';
import { usePosition } from '../../position/hooks/usePosition';
import { SkeletonBlock } from '../../../shared/ui/SkeletonBlock';
import { chipStyles } from '../../../shared/ui/chip-styles';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import type { SearchReadingState } from '../hooks/useSearchReading';
import { useTermWords } from '../hooks/useTermWords';

/** A filter of the list, and its removal. */
export interface SearchChip {
  name: string;
  onRemove: () => void;
}

interface Props {
  state: SearchReadingState;
  /** Filters of the list beside the text. */
  others?: readonly SearchChip[];
  /** Element that receives the focus when the last chip is removed; the row itself while the element is absent. */
  rest: RefObject<HTMLElement | null>;
  /** Content after the chips in their row. */
  children: ReactNode;
}

/** The kinds of parts, in the order of the row. */
const ORDER: readonly SearchPart['kind'][] = ['place', 'pay', 'job_type', 'condition', 'excluded_work'];
const isWanted = (part: SearchPart): boolean => part.kind !== 'condition' || !part.isExcluded;
const rank = (part: SearchPart): number => ORDER.indexOf(part.kind) + (isWanted(part) ? 0 : 0.5);

/** On phones one row that scrolls, up to the edges of the page. */
const row = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  alignItems: 'center',
  columnGap: 1,
  minHeight: 48,
  mx: { xs: -1.5, md: 0 },
  px: { xs: 1.5, md: 0 },
  overflowX: { xs: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
  outline: 0,
} as const;

const list = {
  display: 'flex',
  flex: { xs: 'none', md: '0 1 auto' },
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  columnGap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/**
 * The parts recognised in the search text and the other filters of the list, each removable; and in the same row the
 * controls for further filters.
 */
export function SearchChips({ state, others = [], rest, children }: Props) {
  const { t } = useTranslation('search');
  const words = useTermWords();
  const { position } = usePosition();
  const you = position?.source === 'device' && isExact(position) ? position : null;
  const [gone, setGone] = useState('');
  const rowRef = useRef<HTMLDivElement>(null);
  const { reading, isCurrent, removePart, removeWork } = state;
  const isWaiting = !isCurrent && reading === null;
  const wording = reading && (reading.parts.length > 0 ? reading.work : reading.text);
  const chips: SearchChip[] = [
    ...(wording ? [{ name: wording, onRemove: removeWork }] : []),
    ...(reading?.parts ?? [])
      .toSorted((one, other) => rank(one) - rank(other))
      .map((part) => ({ name: words.part(part, you), onRemove: () => removePart(part) })),
    ...others,
  ];
  return (
    <Box ref={rowRef} tabIndex={-1} sx={row}>
      <Box component="span" role="status" sx={visuallyHidden}>
        {gone && t('chips.gone', { name: gone })}
      </Box>
      {(isWaiting || chips.length > 0) && (
        <Box component="ul" aria-label={t('chips.label')} aria-busy={!isCurrent} sx={list}>
          {isWaiting && (
            <>
              <SkeletonBlock width={96} height={40} sx={{ borderRadius: '20px', flex: 'none' }} />
              <SkeletonBlock width={140} height={40} sx={{ borderRadius: '20px', flex: 'none' }} />
            </>
          )}
          {chips.map(({ name, onRemove }) => (
            <Box component="li" key={name} sx={{ display: 'flex', flex: 'none', maxWidth: '100%' }}>
              <ButtonBase
                aria-label={t('chips.letGo', { name })}
                disabled={!isCurrent}
                onClick={({ currentTarget }) => {
                  const item = currentTarget.closest('li');
                  const next = item?.nextElementSibling ?? item?.previousElementSibling;
                  (next?.querySelector('button') ?? rest.current ?? rowRef.current)?.focus();
                  setGone(name);
                  onRemove();
                }}
                sx={chipStyles('primary.tint')}
              >
                {name}
                <ClearIcon aria-hidden sx={{ fontSize: 20 }} />
              </ButtonBase>
            </Box>
          ))}
        </Box>
      )}
      {/* hidden until the chips before them are known, because they would move */}
      {!isWaiting && children}
    </Box>
  );
}

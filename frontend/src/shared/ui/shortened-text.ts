/**
 * Width below which the column is narrower than the text of a card on a phone of 340 px: with enlarged text, or in the
 * narrowest window.
 */
const ENLARGED = '@container (width < 13.5rem)';

/** Style of a column with shortened texts; its width determines whether they are shortened. */
export const shortenedColumn = { containerType: 'inline-size' } as const;

/** A text of one line, shortened with an ellipsis. Enlarged text may wrap to as many lines as it needs. */
export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [ENLARGED]: { overflowWrap: 'anywhere', whiteSpace: 'normal' },
} as const;

/** A text of at most `lines` lines, shortened with an ellipsis. Enlarged text may wrap to as many lines as it needs. */
export const atMostLines = (lines: number) =>
  ({
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    [ENLARGED]: { WebkitLineClamp: 'none' },
  }) as const;

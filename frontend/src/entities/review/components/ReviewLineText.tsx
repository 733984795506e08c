import Box from '@mui/material/Box';
import type { ReviewLine } from '@nukkad/contract/reviews/review-line';
import type { ReviewSide } from '@nukkad/contract/reviews/reviews';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { useReviewLine } from '../../job/hooks/useReviewLine';

interface Props {
  line: ReviewLine;
  /** The side of work about which the line is. */
  about: ReviewSide;
}

/** The answers about an account in one line: a count, never a score. */
export function ReviewLineText({ line, about }: Props) {
  const { text, label } = useReviewLine()(line, about);
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {joinFacts(text, label)}
    </Box>
  );
}

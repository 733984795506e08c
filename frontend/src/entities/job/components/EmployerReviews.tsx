import AgainIcon from '@mui/icons-material/HandshakeOutlined';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ReviewLine } from '@nukkad/contract/reviews/review-line';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { useReviewLine } from '../hooks/useReviewLine';

/** The answers of workers about the employer of a job. */
export function EmployerReviews({ line, sx }: { line: ReviewLine; sx: TypographyProps['sx'] }) {
  const { text, label } = useReviewLine()(line, 'employer');
  return (
    <Typography sx={[{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <AgainIcon aria-hidden sx={{ color: 'primary.text' }} />
      {joinFacts(text, label)}
    </Typography>
  );
}

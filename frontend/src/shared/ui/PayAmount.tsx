import Box from '@mui/material/Box';

/** Sizes in pixels: on a card; and as the only figure, or in a pending request. */
export type PayAmountSize = 22 | 44;

interface Props {
  /** The amount with its currency, with digit grouping: "₹16,500–19,000". */
  amount: string;
  /** The period of the amount, "a month"; small text after it. */
  period?: string | undefined;
  size?: PayAmountSize;
  /** Whether it is a sentence instead of an amount, such as "Pay not stated": less prominent than a figure. */
  quiet?: boolean;
}

/** The pay as the largest text of its card. */
export function PayAmount({ amount, period, size = 22, quiet = false }: Props) {
  return (
    <Box
      component="span"
      sx={
        quiet
          ? { fontSize: '1.0625rem', fontWeight: 600, fontStretch: '92%', lineHeight: 1.7, color: 'text.secondary' }
          : {
              typography: size === 22 ? 'pay' : 'payLarge',
            }
      }
    >
      {amount}
      {period && (
        <>
          {' '}
          <Box
            component="span"
            sx={{
              fontSize: size === 22 ? '0.9375rem' : '1.375rem',
              fontWeight: 560,
              fontStretch: '88%',
              color: 'text.secondary',
              // a long amount wraps before its period, never inside
              display: 'inline-block',
            }}
          >
            {period}
          </Box>
        </>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../shared/clock/server-clock';
import { type PriceLinesOfWage, ratesAt } from '../model/secure-pay-price';

interface Props {
  price: PriceLinesOfWage;
  /** The duration that the wage pays for: "4 hours". */
  duration: string;
  /** Whether the employer has paid it. */
  isPaid?: boolean;
  /** Moment of the rates of the price, in milliseconds; now by default. */
  at?: number | undefined;
}

/**
 * The price for an employer, line by line: the pay, the fee, the tax on it, and their sum. Needs the texts `payment`.
 */
export function PriceLines({ price, duration, isPaid = false, at }: Props) {
  const { t } = useTranslation('payment');
  const rates = ratesAt(at ?? serverNow());
  const lines = [
    ['wage', t('price.wage', { duration })],
    ['fee', t('price.fee', { percent: rates.fee })],
    ['tax', t('price.tax', { percent: rates.tax })],
    ['total', t(isPaid ? 'price.paid' : 'price.total')],
  ] as const;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5, fontVariantNumeric: 'tabular-nums' }}>
      {lines.map(([line, label]) => (
        <Box
          key={line}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'baseline',
            gap: 2,
            ...(line === 'total' && {
              pt: 0.75,
              mt: 0.25,
              borderTop: '1px solid',
              borderColor: 'divider',
              fontWeight: 700,
            }),
          }}
        >
          <Box component="dt">{label}</Box>
          <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap', ...(line === 'total' && { typography: 'pay' }) }}>
            {formatPaise(price[line])}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { YearlyPay as YearlyPayOfUser } from '@nukkad/api-client/generated/api.gen';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import { useTranslation } from 'react-i18next';
import { papersApi } from '../../../entities/paper/papers-api';
import { boardStyles } from '../../../shared/ui/board-styles';
import { usePaperDay } from '../hooks/usePaperDay';

/** Basis points of one percent. */
const BASIS_POINTS = 100;

/** Returns where the pay of a year is, by the limits of the income tax. */
function stateOf(
  paid: bigint,
  { warnFrom, freeUpTo }: NonNullable<YearlyPayOfUser['tax']>,
): 'below' | 'near' | 'above' {
  if (paid > parsePaise(freeUpTo)) return 'above';
  return paid < parsePaise(warnFrom) ? 'below' : 'near';
}

/** The pay of a worker in this financial year and its income tax; nothing before the first pay slip of the year. */
export function YearlyPay() {
  const { t } = useTranslation('papers');
  const dayOf = usePaperDay();
  const { data } = papersApi.useGetYearlyPayQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || data.total === '0') return null;
  const { from, to, total, tax } = data;
  const paid = parsePaise(total);
  return (
    <Box sx={{ ...boardStyles, p: 2 }}>
      <Typography variant="h3">{t('year.title')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('year.period', { from: dayOf(from), to: dayOf(to) })}</Typography>
      <Typography variant="h2" component="p" sx={{ my: 0.5 }}>
        {formatPaise(paid)}
      </Typography>
      {tax && (
        <Typography>
          {t(`year.${stateOf(paid, tax)}`, {
            freeUpTo: formatPaise(parsePaise(tax.freeUpTo)),
            percent: tax.basisPoints / BASIS_POINTS,
          })}
        </Typography>
      )}
    </Box>
  );
}

import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { StatementLine } from '@nukkad/contract/payments/secure-payments';
import { useTranslation } from 'react-i18next';
import { PracticeNotice } from '../../../entities/payment/components/PracticeNotice';
import { MoneyRow } from '../../../entities/payment/components/MoneyRow';
import { toPayment } from '../../../entities/payment/payment-paths';
import { paymentsApi } from '../../../entities/payment/payments-api';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { boardStyles } from '../../../shared/ui/board-styles';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';

function Line({ line }: { line: StatementLine }) {
  const { t } = useTranslation('secure-pay');
  const format = useFormat();
  const { charges } = line;
  const amount = parsePaise(line.amount);
  const whole = charges ? amount + parsePaise(charges.fee) + parsePaise(charges.tax) : amount;
  return (
    <MoneyRow
      title={t(`statement.kind.${line.kind}`)}
      facts={joinFacts(format.day(new Date(`${line.on}T12:00:00+05:30`)), line.title)}
      amount={formatPaise(whole < 0n ? -whole : whole)}
      to={line.engagementId === null ? null : toPayment(line.engagementId)}
    >
      {charges && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {t('statement.charges', {
            wage: formatPaise(amount),
            fee: formatPaise(parsePaise(charges.fee)),
            tax: formatPaise(parsePaise(charges.tax)),
          })}
        </Box>
      )}
    </MoneyRow>
  );
}

/** Reserved, paid and returned amounts of the user's work, from the books. */
export function Statement() {
  const { t } = useTranslation('secure-pay');
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    paymentsApi.usePageStatementInfiniteQuery(undefined);
  if (!data) {
    return isError && !isFetching ? (
      <LoadFailed title={t('statement.failed')} onRetry={refetch} />
    ) : (
      <ListSkeleton cards={3} />
    );
  }
  const lines = data.pages.flatMap(({ items }) => items);
  if (lines.length === 0) {
    return <EmptyState icon={ReceiptIcon} title={t('statement.none.title')} text={t('statement.none.text')} />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 620 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('statement.intro')}</Typography>
      {lines.some(({ practice }) => practice) && <PracticeNotice />}
      <Box component="ul" aria-label={t('statement.title')} sx={{ ...boardStyles, m: 0, p: 0, overflow: 'hidden' }}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </Box>
      {hasNextPage && (
        <Button variant="outlined" disabled={isFetching} onClick={() => void fetchNextPage()}>
          {t('statement.more')}
        </Button>
      )}
    </Box>
  );
}

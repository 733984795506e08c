import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MoneyDesk } from '@nukkad/api-client/generated/api.gen';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import { REASON_MAX } from '@nukkad/contract/limits';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { adminApi } from '../api/admin-api';
import { DIFFERENCE, POSTING } from '../model/admin-sections';
import { differenceName } from '../model/difference-name';
import { useFormat } from '../../../shared/i18n/format';
import { AdminSheet } from './AdminSheet';
import { DecisionForm } from './DecisionForm';
import { FactList } from './FactList';
import { momentOfDay } from '../model/book-day';

type Difference = MoneyDesk['differences']['items'][number];

function Details({ difference, onExplained }: { difference: Difference; onExplained: () => void }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [explain] = adminApi.useExplainDifferenceMutation();
  const { link } = useOverlayParam(POSTING, DIFFERENCE);
  const { provider, kind, entityId, day, status, stated, booked, utr, transactionId } = difference;
  const money = (paise: string | null): string => (paise === null ? '—' : formatPaise(parsePaise(paise)));
  return (
    <Box sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
      <FactList
        facts={[
          [t('money.differences.statedName'), money(stated)],
          [t('money.differences.bookedName'), money(booked)],
          [t('money.differences.day'), format.day(momentOfDay(day))],
          [t('money.differences.number'), <span translate="no">{entityId}</span>],
          ...(utr === null ? [] : [['UTR', <span translate="no">{utr}</span>] as const]),
        ]}
      />
      {transactionId !== null && (
        <Button component={Link} {...link(transactionId)} variant="outlined" sx={{ justifySelf: 'start' }}>
          {t('money.posting.open')}
        </Button>
      )}
      <Typography>{t('money.differences.next')}</Typography>
      <DecisionForm
        maxLength={REASON_MAX}
        reasonHint={t('money.reasonHint')}
        decisions={[{ value: 'explain', label: t('money.differences.explain') }]}
        onDecide={async (_decision, reason) => {
          await explain({
            id: entityId,
            explainDifference: { provider, kind, status, stated, booked, reason },
          }).unwrap();
          onExplained();
        }}
      />
    </Box>
  );
}

/** The difference between report and books that the address names, and why it is accepted. */
export function DifferenceSheet({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation('admin');
  const { value, close } = useOverlayParam(DIFFERENCE);
  const difference = differences.find((one) => differenceName(one) === value);
  return (
    <AdminSheet
      open={difference !== undefined}
      onClose={close}
      title={difference ? t(`money.differences.kind.${difference.kind}`) : ''}
      subtitle={difference ? t(`money.differences.status.${difference.status}`) : undefined}
      query={{ currentData: difference, isError: false, refetch: () => undefined }}
      details={(shown) => <Details key={differenceName(shown)} difference={shown} onExplained={close} />}
    />
  );
}

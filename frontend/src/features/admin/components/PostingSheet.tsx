import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MoneyDesk, Posting } from '@nukkad/api-client/generated/api.gen';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import { skipToken } from '@reduxjs/toolkit/query';
import { REASON_MAX } from '@nukkad/contract/limits';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { adminApi } from '../api/admin-api';
import { POSTING } from '../model/admin-sections';
import { AdminSheet } from './AdminSheet';
import { DecisionForm } from './DecisionForm';
import { FactList } from './FactList';
import { ReversalDecision } from './ReversalDecision';
import { momentOfDay } from '../model/book-day';

type Reversal = MoneyDesk['reversals']['items'][number];

const money = (paise: string): string => formatPaise(parsePaise(paise));

/** The action for a posting: a reversal, its confirmation, or none. */
function Action({
  posting,
  reversal,
  onDone,
}: {
  posting: Posting;
  reversal: Reversal | undefined;
  onDone: () => void;
}) {
  const { t } = useTranslation('admin');
  const [reverse] = adminApi.useReversePostingMutation();
  const { id, amount, reversal: state, isReversed, barrier, mayReverse, needsSecond } = posting;
  if (isReversed) return <Typography>{t('money.posting.reversed')}</Typography>;
  if (state === 'waiting' && reversal) return <ReversalDecision reversal={reversal} onDecided={onDone} />;
  if (barrier !== null) return <Typography>{t(`money.posting.barrier.${barrier}`)}</Typography>;
  if (!mayReverse) return <Typography>{t('money.posting.another')}</Typography>;
  return (
    <>
      <Typography>{t('money.posting.next')}</Typography>
      {needsSecond && <Typography>{t('money.posting.second')}</Typography>}
      <DecisionForm
        maxLength={REASON_MAX}
        reasonHint={t('money.reasonHint')}
        decisions={[{ value: 'reverse', label: t('money.posting.reverse'), destructive: true }]}
        onDecide={async (_decision, reason) => {
          await reverse({ id, reversePosting: { amount, state, reason } }).unwrap();
          onDone();
        }}
      />
    </>
  );
}

/** The posting that the address names: its lines, and its reversal. */
export function PostingSheet({ reversals }: { reversals: readonly Reversal[] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { value: id, close } = useOverlayParam(POSTING);
  const query = adminApi.useGetPostingQuery(id === null ? skipToken : { id }, { refetchOnMountOrArgChange: true });
  return (
    <AdminSheet
      open={id !== null}
      onClose={close}
      title={t('money.posting.title')}
      subtitle={query.currentData && money(query.currentData.amount)}
      query={query}
      details={(posting) => (
        <Box sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
          <FactList
            facts={[
              [t('money.posting.event'), <span translate="no">{posting.event}</span>],
              [t('money.posting.at'), format.when(new Date(posting.at))],
              [t('money.posting.day'), format.day(momentOfDay(posting.effectiveOn))],
            ]}
          />
          <Box component="ul" aria-label={t('money.posting.lines')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {posting.lines.map(({ account, amount }, line) => (
              <Box
                component="li"
                key={line}
                sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontVariantNumeric: 'tabular-nums' }}
              >
                <span translate="no">{account}</span>
                <span>{money(amount)}</span>
              </Box>
            ))}
          </Box>
          <Action
            key={`${posting.id} ${posting.reversal}`}
            posting={posting}
            reversal={reversals.find(({ transactionId }) => transactionId === posting.id)}
            onDone={close}
          />
        </Box>
      )}
    />
  );
}

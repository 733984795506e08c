import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MoneyDesk, ProviderBalance } from '@nukkad/api-client/generated/api.gen';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { boardStyles } from '../../../shared/ui/board-styles';
import { Tag } from '../../../shared/ui/Tag';
import { adminApi } from '../api/admin-api';
import { FactList } from './FactList';

const money = (paise: string): string => formatPaise(parsePaise(paise));
/** Returns the partner's balance minus that of the books, in paise; null if the partner states no balance. */
const gapOf = ({ difference }: ProviderBalance): string | null => difference;

/** The money of the product at the partner, which refunds require, and whether the partner states the same balance. */
export function MoneyFloat({ float }: { float: MoneyDesk['float'] }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const { data, isError } = adminApi.useGetProviderBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  const unstated = data === undefined && !isError ? t('money.float.asking') : t('money.float.unknown');
  const gap = data === undefined ? null : gapOf(data);
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4, mb: 4 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {t('money.float.title')}
      </Typography>
      <Box sx={{ ...boardStyles, p: 2, display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {float.isBelow && <Tag tone="bad">{t('money.float.below', { amount: money(float.limit) })}</Tag>}
          {gap !== null && gap !== '0' && <Tag tone="bad">{t('money.float.differs', { amount: money(gap) })}</Tag>}
          {gap === '0' && <Tag tone="good">{t('money.float.same')}</Tag>}
          {gap === null && <Tag tone="waiting">{unstated}</Tag>}
        </Box>
        <FactList
          facts={[
            [t('money.float.booked'), money(float.booked)],
            [t('money.float.limit'), money(float.limit)],
            [t('money.float.custody'), money(float.custody)],
            [t('money.float.returning'), data ? money(data.returning) : '—'],
            [t('money.float.expected'), data ? money(data.expected) : '—'],
            [t('money.float.stated'), data?.stated == null ? '—' : money(data.stated)],
          ]}
        />
      </Box>
    </Box>
  );
}

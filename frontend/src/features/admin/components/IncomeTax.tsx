import Typography from '@mui/material/Typography';
import type { MoneyDesk } from '@nukkad/api-client/generated/api.gen';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { Tag } from '../../../shared/ui/Tag';
import { momentOfDay } from '../model/book-day';
import { DeskSection } from './DeskSection';

const money = (paise: string): string => formatPaise(parsePaise(paise));

/** Workers with pay near the limit of the income tax in this financial year, and the tax by the rule of the year. */
export function IncomeTax({ year }: { year: NonNullable<MoneyDesk['incomeTax']> }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { from, warnFrom, freeUpTo, isConfirmed, items, found } = year;
  const limits = { from: format.day(momentOfDay(from)), warnFrom: money(warnFrom), freeUpTo: money(freeUpTo) };
  return (
    <DeskSection
      title={t('money.incomeTax.title')}
      text={`${t('money.incomeTax.text', limits)}${isConfirmed ? '' : ` ${t('money.incomeTax.unconfirmed')}`}`}
      {...{ items, found }}
      keyOf={({ workerId }) => workerId}
      row={({ workerId, total, tax, hasPan }) => (
        <>
          <Typography variant="h3" component="p">
            {money(total)}
          </Typography>
          <Typography sx={{ mt: 0.5 }}>{t('money.incomeTax.tax', { tax: money(tax) })}</Typography>
          {!hasPan && <Tag tone="waiting">{t('money.incomeTax.noPan')}</Tag>}
          <Typography variant="body2" sx={{ color: 'text.secondary' }} translate="no">
            {workerId}
          </Typography>
        </>
      )}
    />
  );
}

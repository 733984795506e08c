import Typography from '@mui/material/Typography';
import type { MoneyDesk } from '@nukkad/api-client/generated/api.gen';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { Tag } from '../../../shared/ui/Tag';
import { PAYOUT } from '../model/admin-sections';
import { AdminRowLink } from './AdminRowLink';

type Payout = MoneyDesk['payouts']['items'][number];

/** A reward that waits for a decision of the staff. */
export function PayoutRow({ payout: { id, amount, state, why, since } }: { payout: Payout }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { link } = useOverlayParam(PAYOUT);
  return (
    <AdminRowLink link={link(id)}>
      <Tag tone={state === 'refused' ? 'plain' : 'waiting'}>{t(`money.payouts.state.${state}`)}</Tag>
      <Typography variant="h3" component="span" sx={{ display: 'block', mt: 0.5 }}>
        {formatPaise(parsePaise(amount))}
      </Typography>
      {why && <span>{t(`money.payouts.why.${why}`)}</span>}
      <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
        {t('money.since', { when: format.when(new Date(since)) })}
      </Typography>
    </AdminRowLink>
  );
}

import Box from '@mui/material/Box';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { ACCOUNT, ACCOUNT_SETTINGS } from '../../session/model/account-params';
import { ENGAGEMENT } from '../../hiring/paths';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { useSession } from '../../session/hooks/useSession';
import { RouteLink } from '../../../shared/ui/RouteLink';

/**
 * The reason why one of the two sides cannot call the other: only a verified number is shared. A user without one gets
 * a link to add and verify it. Empty if both can call. Needs the texts `engagement`.
 */
export function CannotCallNotice({ other, name }: { other: Engagement['other']; name: string }) {
  const { t } = useTranslation('engagement');
  const { user } = useSession();
  // replaces the sheet of the work, which would cover the profile menu; Back returns to it
  const account = useOverlayParam(ACCOUNT, ENGAGEMENT);
  const isOwnTold = !user || (user.phone !== null && user.phoneVerified);
  if (other.phone && isOwnTold) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {!other.phone && <span>{t('noNumber', { name })}</span>}
      {!isOwnTold && (
        <div>
          <Box sx={{ color: 'text.primary' }}>{t(`ownNumber.${user.phone ? 'unverified' : 'none'}`, { name })}</Box>
          <RouteLink {...account.link(ACCOUNT_SETTINGS)}>
            {t(user.phone ? 'ownNumber.verify' : 'ownNumber.add')}
          </RouteLink>
        </div>
      )}
    </Box>
  );
}

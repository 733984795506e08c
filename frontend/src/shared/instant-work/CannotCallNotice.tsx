import Box from '@mui/material/Box';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { ACCOUNT, ACCOUNT_SETTINGS } from '../dashboard/account-params';
import { ENGAGEMENT } from '../hiring/paths';
import { useOverlayParam } from '../overlay/useOverlayParam';
import { useSession } from '../session/useSession';
import { RouteLink } from '../ui/RouteLink';

/**
 * Why one of two who work together cannot call the other: only a number that is verified is told. Whoever has none of their own
 * is led to where one is given and verified. Nothing when both can call. Needs the texts `instant-work`.
 */
export function CannotCallNotice({ other, name }: { other: Engagement['other']; name: string }) {
  const { t } = useTranslation('instant-work');
  const { user } = useSession();
  // what shows the work would cover the profile menu; one step back leads to it again
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

import Typography from '@mui/material/Typography';
import { formatPhone } from '@nukkad/contract/typing/format-phone';
import { HIRED_PHONE_DAYS } from '@nukkad/contract/limits';
import { useTranslation } from 'react-i18next';
import { ACCOUNT, ACCOUNT_SETTINGS } from '../../../entities/session/model/account-params';
import { useSession } from '../../../entities/session/hooks/useSession';
import { RouteLink } from '../../../shared/ui/RouteLink';

/**
 * States that a hired applicant will see the employer's phone number, and which; or that there is none, and where to
 * add or verify one.
 */
export function PhoneDisclosure({ name }: { name: string }) {
  const { t } = useTranslation('manage-job');
  const { user } = useSession();
  if (!user) return null;
  if (user.phone && user.phoneVerified) {
    // a number does not wrap at the end of a line
    const phone = formatPhone(user.phone).replaceAll(' ', '\u00A0');
    return <Typography>{t('decision.hired.phone', { name, phone, days: HIRED_PHONE_DAYS })}</Typography>;
  }
  return (
    <>
      <Typography>{t('decision.hired.noPhone', { name })}</Typography>
      <RouteLink to={`?${ACCOUNT}=${ACCOUNT_SETTINGS}`}>
        {t(user.phone ? 'decision.hired.verifyPhone' : 'decision.hired.addPhone')}
      </RouteLink>
    </>
  );
}

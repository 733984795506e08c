import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { currentLanguage } from '../../shared/i18n/i18n';
import { endedSession } from '../../entities/session/model/ended-session';
import { loginPath } from '../../entities/session/model/login-path';
import { discardPendingWrites, savePendingWrites } from '../../entities/session/model/pending-writes';
import { Sheet } from '../../shared/ui/Sheet';

/**
 * Offers a new sign-in when the session ended during a write, or when the last sign-in is too old for a sensitive call.
 * The write is sent after the sign-in.
 */
export function EndedSessionSheet({ user }: { user: Pick<CurrentUser, 'id' | 'email' | 'phone'> }) {
  const { t } = useTranslation('session');
  const { pathname, search } = useLocation();
  const ended = useSyncExternalStore(endedSession.subscribe, endedSession.state);
  if (!ended) return null;
  const hasFile = ended.writes.some((write) => write.hasFile);
  const isOld = ended.reason === 'old';
  const isSent = ended.writes.length > 0 && !hasFile;
  const { email, phone } = user;
  const textOf = () => {
    if (hasFile) return 'textFile';
    if (isOld) return isSent ? 'old.text' : 'old.textRead';
    return isSent ? 'text' : 'textRead';
  };
  const giveUp = () => {
    discardPendingWrites();
    endedSession.release(false);
  };
  return (
    <Sheet
      open
      holdsInput
      isQuestion
      onClose={giveUp}
      title={t(isOld ? 'old.title' : 'title')}
      actions={
        <>
          <Button
            variant="contained"
            href={loginPath(currentLanguage(), {
              ...{ returnTo: pathname + search, email, phone },
              ...(isOld && { after: 'confirm' as const }),
            })}
            onClick={() => savePendingWrites(user.id, ended.writes)}
          >
            {t(isSent ? 'signInAndSend' : 'signIn')}
          </Button>
          <Button onClick={giveUp}>{t('later')}</Button>
        </>
      }
    >
      <Typography>{t(textOf(), { email: email ?? phone })}</Typography>
    </Sheet>
  );
}

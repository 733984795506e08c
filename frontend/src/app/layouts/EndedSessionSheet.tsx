import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CurrentUser } from '@nukkad/domain/users';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { currentLanguage } from '../../shared/i18n/i18n';
import { endedSession } from '../../entities/session/model/ended-session';
import { loginPath } from '../../entities/session/model/login-path';
import { savePendingWrites } from '../../entities/session/model/pending-writes';
import { Sheet } from '../../shared/ui/Sheet';

/** Offers a new sign-in when the session ended during a write, which is then sent again. */
export function EndedSessionSheet({ user }: { user: Pick<CurrentUser, 'id' | 'email' | 'phone'> }) {
  const { t } = useTranslation('session');
  const { pathname, search } = useLocation();
  const ended = useSyncExternalStore(endedSession.subscribe, endedSession.state);
  if (!ended) return null;
  const hasFile = ended.writes.some((write) => write.hasFile);
  const { email, phone } = user;
  const giveUp = () => endedSession.release(false);
  return (
    <Sheet
      open
      holdsInput
      onClose={giveUp}
      title={t('title')}
      actions={
        <>
          <Button
            variant="contained"
            href={loginPath(currentLanguage(), { returnTo: pathname + search, email, phone })}
            onClick={() => savePendingWrites(user.id, ended.writes)}
          >
            {t(hasFile ? 'signIn' : 'signInAndSend')}
          </Button>
          <Button onClick={giveUp}>{t('later')}</Button>
        </>
      }
    >
      <Typography>{t(hasFile ? 'textFile' : 'text', { email: email ?? phone })}</Typography>
    </Sheet>
  );
}

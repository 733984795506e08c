import { addressOf } from '@nukkad/api-client/contract-call';
import Button, { type ButtonProps } from '@mui/material/Button';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullPageNavigation } from '../../../entities/session/model/full-page-navigation';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { useToast } from '../../../shared/ui/toast/useToast';
import { forgetDevice } from '../model/forget-device';

/** The writes that wait in this browser; the store is fetched for the question. */
async function countWaiting(account: string): Promise<number> {
  try {
    return await (await import('../../../entities/offline/model/waiting-count')).countWaiting(account);
  } catch {
    return 0;
  }
}

type Props = Pick<ButtonProps, 'color' | 'size' | 'sx' | 'variant' | 'children'> & { account: string };

/** Signs out, and removes what this browser keeps for the account: after a question, where something was not sent yet. */
export function SignOutLink({ account, ...look }: Props) {
  const { t } = useTranslation('profile');
  const { toast } = useToast();
  const [waiting, setWaiting] = useState<number | null>(null);
  const signOut = async (): Promise<void> => {
    await forgetDevice(account);
    fullPageNavigation.to(addressOf('logOut'));
  };
  const ask = async (): Promise<void> => {
    const count = await countWaiting(account);
    if (count > 0) setWaiting(count);
    else await signOut();
  };
  const begin = (event: MouseEvent): void => {
    if (!navigator.onLine) {
      event.preventDefault();
      // the session would go on, so nothing is removed
      toast({ title: t('unsent.noNetwork'), variant: 'destructive' });
      return;
    }
    // without a store there is nothing to wait for
    if (!('indexedDB' in window)) return void forgetDevice(account);
    event.preventDefault();
    void ask();
  };
  return (
    <>
      <Button {...look} href={addressOf('logOut')} onClick={begin} />
      <ConfirmDialog
        open={waiting !== null}
        title={t('unsent.title')}
        text={t('unsent.text', { count: waiting ?? 0 })}
        confirm={t('unsent.confirm')}
        keep={t('unsent.keep')}
        onConfirm={() => void signOut()}
        onClose={() => setWaiting(null)}
      />
    </>
  );
}

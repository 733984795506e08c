import { addressOf } from '@nukkad/api-client/contract-call';
import Button, { type ButtonProps } from '@mui/material/Button';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offlineState } from '../../../shared/offline/offline-state';
import { fullPageNavigation } from '../../../shared/session/full-page-navigation';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { forgetDevice } from '../model/forget-device';

type Props = Pick<ButtonProps, 'color' | 'size' | 'sx' | 'variant' | 'children'> & { account: string };

/** Signs out, and removes what this browser keeps for the account: after a question, where something was not sent yet. */
export function SignOutLink({ account, ...look }: Props) {
  const { t } = useTranslation('profile');
  const [waiting, setWaiting] = useState<number | null>(null);
  const signOut = async (): Promise<void> => {
    await forgetDevice(account);
    fullPageNavigation.to(addressOf('logOut'));
  };
  const ask = (event: MouseEvent): void => {
    // without a store there is nothing to wait for
    if (!('indexedDB' in window) && offlineState.read().entries.length === 0) return void forgetDevice(account);
    event.preventDefault();
    if (offlineState.read().entries.length > 0) setWaiting(offlineState.read().entries.length);
    else void signOut();
  };
  return (
    <>
      <Button {...look} href={addressOf('logOut')} onClick={ask} />
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

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useToast } from '../../../shared/ui/toast/useToast';
import { pushMemory } from '../model/push-memory';
import { isDeviceOf } from '../model/push-device';
import { type TurnedOn, turnOffPush, turnOnPush } from '../model/turn-on-push';

/**
 * State of the notifications of an account on this device, and the functions that change it. Failures show a toast. `isListed`:
 * whether the server sends to this device.
 */
export function usePushSwitch(account: string, isListed = false) {
  const { t } = useTranslation('push');
  const { toast } = useToast();
  const dispatch = useDispatch();
  /** The last result in this page; null before it, and when it is not known. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const fail = (kind: 'blocked' | 'failed') =>
    toast({ title: t(`${kind}.title`), description: t(`${kind}.text`), variant: 'destructive' });
  return {
    isOn: chosen ?? isDeviceOf(account, isListed),
    turnOn: async (): Promise<TurnedOn> => {
      const result = await turnOnPush(dispatch, account);
      setChosen(result === 'on' ? true : null);
      if (result === 'on') toast({ title: t('on') });
      else fail(result);
      return result;
    },
    turnOff: async (): Promise<void> => {
      try {
        await turnOffPush(dispatch);
        setChosen(false);
        pushMemory.markAsked(account);
      } catch {
        fail('failed');
      }
    },
  };
}

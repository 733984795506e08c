import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useToast } from '../../../shared/ui/toast/useToast';
import { isDeviceOf } from '../model/push-device';
import { turnOffPush, turnOnPush } from '../model/turn-on-push';

/** State of the notifications of an account on this device, and the functions that change it. Failures show a toast. */
export function usePushSwitch(account: string) {
  const { t } = useTranslation('push');
  const { toast } = useToast();
  const dispatch = useDispatch();
  const [isOn, setIsOn] = useState(() => isDeviceOf(account));
  const fail = (kind: 'blocked' | 'failed') =>
    toast({ title: t(`${kind}.title`), description: t(`${kind}.text`), variant: 'destructive' });
  return {
    isOn,
    turnOn: async (): Promise<void> => {
      const result = await turnOnPush(dispatch, account);
      setIsOn(result === 'on');
      if (result === 'on') toast({ title: t('on') });
      else fail(result);
    },
    turnOff: async (): Promise<void> => {
      try {
        await turnOffPush(dispatch);
        setIsOn(false);
      } catch {
        fail('failed');
      }
    },
  };
}

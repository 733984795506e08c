import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { pushMemory } from './push-memory';
import { pushApi } from '../push-api';
import { subscribeDevice, unsubscribeDevice } from './push-device';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Result of turning notifications on: on, blocked by the browser, or failed. */
export type TurnedOn = 'on' | 'blocked' | 'failed';

/** Returns whether the server has answered that it does not store the subscription. */
const isRefusal = (error: object): boolean =>
  'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;

/** Turns on the notifications of an account in this browser. Call it in a tap, because browsers demand one for the permission. */
export async function turnOnPush(dispatch: Dispatch, account: string): Promise<TurnedOn> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
    const { publicKey } = await dispatch(
      pushApi.endpoints.getPushSettings.initiate(undefined, { subscribe: false }),
    ).unwrap();
    if (publicKey === null) return 'failed';
    const subscribeToPush = await subscribeDevice(publicKey);
    const before = pushMemory.read();
    // the server may have stored it although its answer is lost
    pushMemory.write({ account, endpoint: subscribeToPush.endpoint });
    const { error } = await dispatch(pushApi.endpoints.subscribeToPush.initiate({ subscribeToPush }));
    if (!error) return 'on';
    if (isRefusal(error)) pushMemory.restore(before);
    return 'failed';
  } catch (error) {
    console.warn('Notifications of this device are not turned on.', error);
    return 'failed';
  }
}

/** Turns off the notifications of this browser, first at the server. */
export async function turnOffPush(dispatch: Dispatch): Promise<void> {
  await dispatch(pushApi.endpoints.unsubscribeFromPush.initiate()).unwrap();
  await unsubscribeDevice();
}

/**
 * Renews the subscription at the server, because push services change endpoints and drop unused ones. Ends the subscription of another
 * account.
 */
export async function keepPush(dispatch: Dispatch, account: string): Promise<void> {
  const shown = pushMemory.read();
  if (!shown || Notification.permission !== 'granted') return;
  if (shown.account === account) await turnOnPush(dispatch, account);
  else await unsubscribeDevice();
}

import type { ApiError } from '@nukkad/api-client/base-query';
import type { SecurePayment } from '@nukkad/contract/payments/secure-payments';
import { useEffect, useEffectEvent, useState } from 'react';
import { paymentsApi } from '../../../entities/payment/payments-api';

/** Milliseconds between two requests while the link is being created, and while the bank's report is pending. */
const LINK_AGAIN_MS = 2000;
/** Number of requests after which the page reports a late link, and polls less often. */
const LINK_TRIES = 5;
const LATE_LINK_AGAIN_MS = 10_000;

/**
 * Returns the link that pays a payment. It is requested before the tap, so that the tap itself opens it. When the user
 * returns to the page, the hook requests the payment state again; it neither opens the link nor decides that a payment
 * failed.
 */
export function useReservation(id: string, payment: SecurePayment) {
  const [reserve, { isLoading }] = paymentsApi.useReservePaymentMutation();
  const [link, setLink] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  /** Reason why there is no link: the server's reason, which ends the polling, or an empty text while it continues. */
  const [refused, setRefused] = useState<string | null>(null);
  const [failed, setFailed] = useState(payment.failedOnce);
  // a new try starts with the next request of the link; the failure of the last one stays on the page
  if (payment.failedOnce && !failed) setFailed(true);
  const isOver = payment.state === 'not_reserved';
  const [wasOver, setWasOver] = useState(isOver);
  if (wasOver !== isOver) {
    setWasOver(isOver);
    // the link of a payment whose time is over pays for nothing
    if (isOver) setLink(null);
  }

  const ask = useEffectEvent(async () => {
    try {
      const { upiLink } = await reserve({ id }).unwrap();
      setLink(upiLink);
      setTries(tries + 1);
      setRefused(upiLink === null && tries + 1 >= LINK_TRIES ? '' : null);
    } catch (error) {
      setTries(tries + 1);
      setRefused((error as ApiError).detail ?? '');
    }
  });
  const isWaited = !isOver && link === null && !refused;
  useEffect(() => {
    if (!isWaited) return;
    const pause = tries < LINK_TRIES ? LINK_AGAIN_MS : LATE_LINK_AGAIN_MS;
    const timer = setTimeout(() => void ask(), tries === 0 ? 0 : pause);
    return () => clearTimeout(timer);
  }, [isWaited, tries]);

  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !isOver && !isLoading) void ask();
  });
  useEffect(() => {
    const onChange = () => look();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  useEffect(() => {
    if (payment.failedOnce) look();
  }, [payment.failedOnce]);

  return {
    link,
    failed,
    isOver,
    refused,
    retry: (): void => {
      setRefused(null);
      setTries(0);
      void ask();
    },
  };
}

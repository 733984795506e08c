import { Suspense, useContext, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { UNSAFE_DataRouterContext } from 'react-router-dom';
import type { OpenedNotice } from '../../entities/push/model/open-notice';
import { pushMemory } from '../../entities/push/model/push-memory';
import { selectPushStep, showPushStep } from '../../entities/push/model/push-offer';
import { optionalLazyComponent } from '../lazy-component';

const PushOffer = optionalLazyComponent(
  async () => (await import('../../entities/push/components/PushOffer')).PushOffer,
  'push',
);

const WhatsAppOffer = optionalLazyComponent(
  async () => (await import('../../entities/whatsapp/components/WhatsAppOffer')).WhatsAppOffer,
  'whatsapp',
);

/** Opens tapped notifications, and renews the subscription of this device. */
function useNotices(account: string): void {
  const dispatch = useDispatch();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    const reader = { account, dispatch, navigate: (link: string) => router?.navigate(link) };
    const load = () => import('../../entities/push/model/open-notice');
    const open = async (tapped: OpenedNotice | null) => {
      const { openNotice, takeOpenedNotice } = await load();
      const notice = tapped ?? takeOpenedNotice();
      if (notice) await openNotice(notice, reader);
    };
    const listen = ({ data, ports }: MessageEvent) => {
      const { openNotice: tapped } = (data ?? {}) as { openNotice?: OpenedNotice };
      if (!tapped) return;
      // without an answer the worker opens another page
      ports[0]?.postMessage('taken');
      void open(tapped).catch(console.error);
    };
    const keep = async () => {
      if (pushMemory.read()) await (await import('../../entities/push/model/turn-on-push')).keepPush(dispatch, account);
    };
    if (location.hash.startsWith('#notice=')) void open(null).catch(console.error);
    void keep().catch(console.error);
    const { serviceWorker } = navigator as Partial<Pick<Navigator, 'serviceWorker'>>;
    serviceWorker?.addEventListener('message', listen);
    return () => {
      serviceWorker?.removeEventListener('message', listen);
    };
  }, [account, dispatch, router]);
}

/**
 * Push notifications of a signed-in user: opens tapped ones, and asks whether this device may show them and, after that,
 * whether messages may come by WhatsApp.
 */
export function PushPart({ account }: { account: string }) {
  useNotices(account);
  const dispatch = useDispatch();
  const step = useSelector(selectPushStep);
  if (step === 'none') return null;
  return (
    <Suspense>
      {step === 'asking' ? (
        <PushOffer account={account} onClose={() => dispatch(showPushStep('answered'))} />
      ) : (
        <WhatsAppOffer onClose={() => dispatch(showPushStep('none'))} />
      )}
    </Suspense>
  );
}

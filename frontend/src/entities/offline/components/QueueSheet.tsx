import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../shared/clock/server-clock';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { LoginLink } from '../../session/components/LoginLink';
import { Sheet } from '../../../shared/ui/Sheet';
import { isExpired, type QueueEntry } from '../model/queue-entry';
import { offlineState } from '../model/offline-state';
import type { WriteQueue } from '../model/write-queue';

/** What counts from the moment at which the server has it. */
const COUNTS_FROM_ARRIVAL = new Set<string>(['startWork', 'endWork']);

/** The words of a message that waits, or nothing for what is no message. */
function textOf({ body }: QueueEntry): string | null {
  const { text } = ('json' in body ? (body.json ?? {}) : {}) as { text?: unknown };
  return typeof text === 'string' ? text : null;
}

/** What the person can do with an entry. */
export type ShownQueue = Pick<WriteQueue, 'withdraw' | 'sendExpired'>;

interface Props {
  queue: ShownQueue;
  open: boolean;
  onClose: () => void;
}

/** What waits to be sent, each entry with the way to take it back. */
export function QueueSheet({ queue, open, onClose }: Props) {
  const { t } = useTranslation('offline');
  const format = useFormat();
  const { entries, needsSignIn } = useSyncExternalStore(offlineState.subscribe, offlineState.read);
  return (
    <Sheet open={open} onClose={onClose} title={t('list.title')} subtitle={t('list.text')}>
      {needsSignIn && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', pb: 2 }}>
          {t('list.signIn')}
          <LoginLink>{t('list.signInButton')}</LoginLink>
        </Box>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry) => {
          const isOld = isExpired(entry, serverNow());
          return (
            <Box
              key={entry.key}
              component="li"
              sx={{ p: 2, borderRadius: '14px', border: '1px solid', borderColor: 'divider', overflowWrap: 'anywhere' }}
            >
              <Typography variant="subtitle2" component="h3">
                {t(`kind.${entry.operation}`)}
              </Typography>
              {COUNTS_FROM_ARRIVAL.has(entry.operation) && (
                <Typography variant="body2">{t('list.countsFromArrival')}</Typography>
              )}
              {textOf(entry) !== null && <Typography>{textOf(entry)}</Typography>}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {joinFacts(format.relative(new Date(entry.madeAt)), t(isOld ? 'list.expired' : 'waiting'))}
              </Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
                {isOld && (
                  <Button variant="contained" onClick={() => void queue.sendExpired(entry)}>
                    {t('list.sendExpired')}
                  </Button>
                )}
                <Button variant="outlined" onClick={() => void queue.withdraw(entry.key)}>
                  {t('list.withdraw')}
                </Button>
              </Box>
            </Box>
          );
        })}
      </Box>
    </Sheet>
  );
}

import Box from '@mui/material/Box';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PaymentTag } from '../../../../entities/payment/components/PaymentTag';
import { useFormat } from '../../../../shared/i18n/format';
import { joinFacts } from '../../../../shared/i18n/join-facts';
import { moneyRange } from '../../../../shared/i18n/money-range';
import { timesOfWork } from '../../../../entities/engagement/model/agreed-times';
import { useWorkTimes } from '../../../../entities/engagement/hooks/useWorkTimes';
import { LocalisedJobLine } from '../../../../entities/job/components/LocalisedJobLine';
import { boardStyles } from '../../../../shared/ui/board-styles';
import { Tag } from '../../../../shared/ui/Tag';
import { Tile } from '../../../../shared/ui/Tile';
import { WORK_STATUS_STYLES } from './work-status-styles';

/** Link to the details of work, with the state of its history entry. */
export interface WorkLink {
  to: string;
  state: unknown;
  replace: boolean;
}

interface Props {
  work: Engagement;
  link: WorkLink;
  /** Whether its details are open. */
  isOpen: boolean;
}

/**
 * Keeps an element in view when the detail beside its list takes room, because the columns of the page then become one.
 * Returns how to stop.
 */
function keepInView(element: HTMLElement): () => void {
  let width = 0;
  const sizes = new ResizeObserver(() => {
    if (element.clientWidth === width) return;
    width = element.clientWidth;
    element.scrollIntoView({ block: 'nearest' });
  });
  sizes.observe(element);
  return () => sizes.disconnect();
}

/** Accepted work as a row that opens it: title, time, employer, status, and amount. */
export function WorkRow({ work, link, isOpen }: Props) {
  const { t } = useTranslation('instant-work/engagements');
  const format = useFormat();
  const times = useWorkTimes();
  const { from, to } = timesOfWork(work);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // an environment without layout has no ResizeObserver
    if (!isOpen || !row.current || typeof ResizeObserver === 'undefined') return undefined;
    return keepInView(row.current);
  }, [isOpen]);
  const waits = work.claim?.by === 'employer' || (work.paidAt !== null && work.receivedAt === null && !work.payCase);
  return (
    <Box ref={row} sx={{ ...boardStyles, overflow: 'hidden', scrollMarginTop: '88px' }}>
      <CardActionArea
        component={Link}
        {...link}
        preventScrollReset
        aria-current={isOpen || undefined}
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          justifyContent: 'flex-start',
          gap: 1.5,
          p: 1.5,
          ...(isOpen && { bgcolor: 'primary.tint' }),
        }}
      >
        <Tile category={work.category} />
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="span" sx={{ display: 'block' }}>
            {times.period(from, to)}
          </Typography>
          <Box component="span" sx={{ display: 'block' }}>
            {work.title}
          </Box>
          <LocalisedJobLine job={work} />
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {joinFacts(work.company, work.location)}
          </Box>
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
            {waits ? (
              <Tag tone="fresh">{t('waits')}</Tag>
            ) : (
              <Tag {...WORK_STATUS_STYLES[work.status]}>{t(`status.${work.status}`)}</Tag>
            )}
            {work.securePayment && <PaymentTag payment={work.securePayment} side="worker" />}
            {work.dueTo !== null && (
              <Box component="b" sx={{ typography: 'pay', fontSize: '1.0625rem' }}>
                {moneyRange(format, work.currency, work.dueFrom ?? work.dueTo, work.dueTo)}
              </Box>
            )}
          </Box>
        </Box>
      </CardActionArea>
    </Box>
  );
}

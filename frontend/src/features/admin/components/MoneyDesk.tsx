import DoneIcon from '@mui/icons-material/TaskAltOutlined';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { MoneyDesk as Desk } from '@nukkad/api-client/generated/api.gen';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { Tag } from '../../../shared/ui/Tag';
import { adminApi } from '../api/admin-api';
import { DIFFERENCE, PAYOUT, POSTING } from '../model/admin-sections';
import { differenceName } from '../model/difference-name';
import { AdminRowLink } from './AdminRowLink';
import { BookDays } from './BookDays';
import { DeskSection } from './DeskSection';
import { IncomeTax } from './IncomeTax';
import { MoneyFloat } from './MoneyFloat';
import { PayoutRow } from './PayoutRow';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';
import { momentOfDay } from '../model/book-day';

const DifferenceSheet = lazySheet(async () => (await import('./DifferenceSheet')).DifferenceSheet);
const PayoutSheet = lazySheet(async () => (await import('./PayoutSheet')).PayoutSheet);
const PostingSheet = lazySheet(async () => (await import('./PostingSheet')).PostingSheet);

const money = (paise: string): string => formatPaise(parsePaise(paise));

/** A pending amount with its reason, its date, and its engagement. */
function Waiting(props: {
  amount: string;
  why: string;
  since: string;
  engagementId: string;
  until?: string;
  attempts?: number;
  problem?: string | null;
}) {
  const { amount, why, since, engagementId, until, attempts = 0, problem } = props;
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <>
      <Typography variant="h3" component="p">
        {money(amount)}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>{why}</Typography>
      {problem && <Typography translate="no">{problem}</Typography>}
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {joinFacts(
          t('money.since', { when: format.when(new Date(since)) }),
          until && t('money.until', { when: format.when(new Date(until)) }),
          attempts > 0 && t('money.tries', { count: attempts }),
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('money.work')} <span translate="no">{engagementId}</span>
      </Typography>
    </>
  );
}

function PostingRow({ id, event, amount, at }: { id: string; event: string; amount: string; at: string }) {
  const format = useFormat();
  const { link } = useOverlayParam(POSTING);
  return (
    <AdminRowLink link={link(id)}>
      <Typography variant="h3" component="span" sx={{ display: 'block' }}>
        {money(amount)}
      </Typography>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {joinFacts(event, format.when(new Date(at)))}
      </Typography>
    </AdminRowLink>
  );
}

function DifferenceRow({ difference }: { difference: Desk['differences']['items'][number] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { link } = useOverlayParam(DIFFERENCE);
  const { kind, status, stated, booked, day } = difference;
  return (
    <AdminRowLink link={link(differenceName(difference))}>
      <Tag tone="bad">{t(`money.differences.status.${status}`)}</Tag>
      <Typography variant="h3" component="span" sx={{ display: 'block', mt: 0.5 }}>
        {t(`money.differences.kind.${kind}`)}
      </Typography>
      <Typography component="span" sx={{ display: 'block' }}>
        {joinFacts(
          t('money.differences.stated', { amount: stated === null ? '—' : money(stated) }),
          t('money.differences.booked', { amount: booked === null ? '—' : money(booked) }),
        )}
      </Typography>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {format.day(momentOfDay(day))}
      </Typography>
    </AdminRowLink>
  );
}

type SectionName = 'releases' | 'refunds' | 'holds' | 'payouts' | 'reversals' | 'suspense' | 'differences';

/** Pending items, the most urgent first: users who wait for money, then decisions of the staff, then the books. */
function Sections({ desk }: { desk: Desk }) {
  const { t } = useTranslation('admin');
  const { releases, refunds, holds, payouts, reversals, suspense, differences } = desk;
  const titled = (section: SectionName) => ({
    ...{ title: t(`money.${section}.title`), text: t(`money.${section}.text`) },
  });
  const isEmpty = [releases, refunds, holds, payouts, reversals, suspense, differences].every(
    ({ items }) => items.length === 0,
  );
  if (isEmpty) return <EmptyState icon={DoneIcon} title={t('money.none')} />;
  return (
    <>
      <DeskSection
        {...titled('releases')}
        {...releases}
        keyOf={({ id }) => id}
        row={(one) => <Waiting {...one} why={t(`money.releases.state.${one.state}`)} />}
      />
      <DeskSection
        {...titled('refunds')}
        {...refunds}
        keyOf={({ id }) => id}
        row={(one) => <Waiting {...one} why={t(`money.refunds.waitsFor.${one.waitsFor}`)} />}
      />
      <DeskSection
        {...titled('holds')}
        {...holds}
        keyOf={({ id }) => id}
        row={(one) => <Waiting {...one} why={t(`money.holds.state.${one.state}`)} until={one.heldUntil} />}
      />
      <DeskSection
        {...titled('payouts')}
        {...payouts}
        keyOf={({ id }) => id}
        row={(payout) => <PayoutRow payout={payout} />}
      />
      <DeskSection
        {...titled('reversals')}
        {...reversals}
        keyOf={({ id }) => id}
        row={({ transactionId, requestedAt, event, amount }) => (
          <PostingRow id={transactionId} at={requestedAt} {...{ event, amount }} />
        )}
      />
      <DeskSection
        {...titled('suspense')}
        title={t('money.suspense.title', { amount: money(suspense.balance) })}
        items={suspense.items}
        found={suspense.items.length}
        keyOf={({ id }) => id}
        row={(posting) => <PostingRow {...posting} />}
      />
      <DeskSection
        {...titled('differences')}
        {...differences}
        keyOf={differenceName}
        row={(difference) => <DifferenceRow difference={difference} />}
      />
    </>
  );
}

/** The pending items of the staff in payments, the money of the product at the partner, and the days of the books. */
export function MoneyDesk() {
  const { t } = useTranslation('admin');
  const posting = useOverlayParam(POSTING);
  const difference = useOverlayParam(DIFFERENCE);
  const payout = useOverlayParam(PAYOUT);
  const { data, isError, isFetching, refetch } = adminApi.useGetMoneyDeskQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data) {
    return isError && !isFetching ? (
      <LoadFailed title={t('list.failed')} onRetry={refetch} />
    ) : (
      <ListSkeleton cards={3} />
    );
  }
  return (
    <>
      {data.practice && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('money.practice')}
        </Alert>
      )}
      <Sections desk={data} />
      <MoneyFloat float={data.float} />
      <BookDays days={data.days} />
      {data.incomeTax && <IncomeTax year={data.incomeTax} />}
      {posting.value !== null && <PostingSheet reversals={data.reversals.items} />}
      {difference.value !== null && <DifferenceSheet differences={data.differences.items} />}
      {payout.value !== null && <PayoutSheet payouts={data.payouts.items} />}
    </>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StaffContest } from '@nukkad/api-client/generated/api.gen';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import { CONTEST_LISTS } from '@nukkad/contract/payments/staff-contests';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { Tag } from '../../../shared/ui/Tag';
import { adminApi } from '../api/admin-api';
import { CONTEST } from '../model/admin-sections';
import { AdminList } from './AdminList';
import { AdminRowLink } from './AdminRowLink';
import { FilterButtons } from './FilterButtons';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';

const ContestSheet = lazySheet(async () => (await import('./ContestSheet')).ContestSheet);

function Row({ contest }: { contest: StaffContest }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { link } = useOverlayParam(CONTEST);
  const isAppealed = contest.state === 'appealed';
  return (
    <AdminRowLink link={link(contest.id)}>
      {(contest.isOverdue || isAppealed) && (
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 0.5 }}>
          {contest.isOverdue && <Tag tone="bad">{t('contests.overdue')}</Tag>}
          {isAppealed && <Tag tone="waiting">{t('contests.appeal')}</Tag>}
        </Box>
      )}
      <Typography variant="h3" component="span">
        {contest.title}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>
        {joinFacts(
          ...(['worker', 'employer'] as const).map((side) =>
            t(`contests.figure.${side}`, { amount: formatPaise(parsePaise(contest[side].owed)) }),
          ),
        )}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {contest.dueAt === null
          ? format.relative(new Date(contest.openedAt))
          : t('contests.until', { when: format.when(new Date(contest.dueAt)) })}
      </Typography>
    </AdminRowLink>
  );
}

/** Contested hours under Secure Pay, ordered by due time. */
export function Contests() {
  const { t } = useTranslation('admin');
  const asked = useSearchParams()[0].get('list');
  const chosen = CONTEST_LISTS.find((known) => known === asked) ?? 'to_decide';
  const isSheetOpen = useOverlayParam(CONTEST).value !== null;
  const list = adminApi.usePageContestsInfiniteQuery(chosen, { refetchOnMountOrArgChange: true });
  return (
    <>
      <FilterButtons
        parameter="list"
        values={CONTEST_LISTS}
        chosen={chosen}
        label={t('list.filter')}
        wordOf={(value) => t(`contests.list.${value}`)}
      />
      <AdminList
        list={list}
        label={t('sections.contests')}
        none={t('contests.none')}
        row={(contest) => <Row contest={contest} />}
      />
      {isSheetOpen && <ContestSheet list={list} />}
    </>
  );
}

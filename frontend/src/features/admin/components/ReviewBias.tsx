import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReviewBias as BiasRow } from '@nukkad/api-client/generated/api.gen';
import { BIAS_GROUP_MIN, BIAS_POINTS } from '@nukkad/contract/reviews/review-rules';
import { BIAS_GROUPS } from '@nukkad/contract/reviews/reviews';
import { inIndia } from '@nukkad/contract/india-time';
import { JOB_CATEGORY_IDS } from '@nukkad/contract/jobs/job-categories';
import { LANGUAGE_NAMES, LANGUAGES } from '@nukkad/contract/languages';
import { JOB_CATEGORY_LABELS } from '@nukkad/contract/jobs/taxonomy';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { serverNow } from '../../../shared/clock/server-clock';
import { useUpdateSearchParams } from '../../../shared/hooks/useUpdateSearchParams';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { SelectInput } from '../../../shared/ui/SelectInput';
import { Tag } from '../../../shared/ui/Tag';
import { boardStyles } from '../../../shared/ui/board-styles';
import { adminApi } from '../api/admin-api';
import { FilterButtons } from './FilterButtons';

const SIDES = ['worker', 'employer'] as const;
const MONTH = 'month';
const MONTHS = 12;

/** The last months of India as YYYY-MM, the present one first. */
function lastMonths(now: number): string[] {
  const { year, month } = inIndia(new Date(now));
  return Array.from({ length: MONTHS }, (_, back) => {
    const { year: shown, month: index } = inIndia(new Date(Date.UTC(year, month - back, 15)));
    return `${shown}-${String(index + 1).padStart(2, '0')}`;
  });
}

/** A group of people in words: its kind of work, its city or its language. */
function nameOf({ group, value }: BiasRow): string {
  const category = JOB_CATEGORY_IDS.find((id) => id === value);
  if (group === 'category' && category) return JOB_CATEGORY_LABELS[category][currentLanguage()];
  const language = LANGUAGES.find((known) => known === value);
  return group === 'language' && language ? LANGUAGE_NAMES[language] : value;
}

/** The shares of one kind of group, the largest difference first. */
function Shares({ group, rows }: { group: BiasRow['group']; rows: readonly BiasRow[] }) {
  const { t } = useTranslation('admin');
  return (
    <Box
      component="table"
      sx={{
        ...boardStyles,
        ...{ width: '100%', p: 1.5, borderSpacing: 0, fontVariantNumeric: 'tabular-nums', textAlign: 'start' },
        '& th, & td': { py: 0.75, textAlign: 'start', verticalAlign: 'top' },
        '& :is(th, td):not(:first-of-type)': { pl: 1.5, textAlign: 'end' },
      }}
    >
      <Typography component="caption" variant="h3" sx={{ mb: 0.5, textAlign: 'start' }}>
        {t(`reviewBias.group.${group}`)}
      </Typography>
      <thead>
        <tr>
          <th scope="col">{t('reviewBias.who')}</th>
          <th scope="col">{t('reviewBias.again')}</th>
          <th scope="col">{t('reviewBias.gap')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.value}>
            <Box component="th" scope="row" sx={{ fontWeight: 400, overflowWrap: 'anywhere' }}>
              {nameOf(row)}
            </Box>
            <td>{t('reviewBias.share', { again: row.again, of: row.answers })}</td>
            <td>
              {t(row.gap < 0 ? 'reviewBias.below' : 'reviewBias.above', { points: Math.abs(row.gap) })}
              {row.isMarked && (
                <Box sx={{ mt: 0.5 }}>
                  <Tag tone="bad">{t('reviewBias.look')}</Tag>
                </Box>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** Compares the share of "yes" between kinds of work, cities and languages: one month, about workers or employers. */
export function ReviewBias() {
  const { t } = useTranslation('admin');
  const search = useSearchParams()[0];
  const changeAddress = useUpdateSearchParams();
  const months = lastMonths(serverNow());
  const month = months.find((known) => known === search.get(MONTH)) ?? months[0]!;
  const side = SIDES.find((known) => known === search.get('side')) ?? 'worker';
  const { currentData, isError, isFetching, refetch } = adminApi.useListReviewBiasQuery(
    { month, side },
    { refetchOnMountOrArgChange: true },
  );
  const monthName = (name: string): string => {
    const [year, number] = name.split('-');
    return t('reviewBias.monthName', { month: t(`shared:format.month.${Number(number) - 1}`), year });
  };
  return (
    <>
      <FilterButtons
        parameter="side"
        values={SIDES}
        chosen={side}
        label={t('list.filter')}
        wordOf={(value) => t(`reviewBias.side.${value}`)}
      />
      <SelectInput
        label={t('reviewBias.month')}
        value={month}
        options={months.map((value) => ({ value, label: monthName(value) }))}
        onChange={(event) => {
          const { value } = event.target;
          changeAddress((address) => {
            address.set(MONTH, value);
            return address;
          });
        }}
      />
      <Typography sx={{ my: 1.5, maxWidth: '62ch', color: 'text.secondary' }}>
        {t('reviewBias.text', { least: BIAS_GROUP_MIN, points: BIAS_POINTS })}
      </Typography>
      {currentData === undefined ? (
        isError && !isFetching ? (
          <LoadFailed title={t('list.failed')} onRetry={refetch} />
        ) : (
          <ListSkeleton cards={1} />
        )
      ) : currentData.length === 0 ? (
        <Typography>{t('reviewBias.none', { least: BIAS_GROUP_MIN })}</Typography>
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {BIAS_GROUPS.map((group) => {
            const rows = currentData.filter((row) => row.group === group);
            return rows.length > 0 && <Shares key={group} group={group} rows={rows} />;
          })}
        </Box>
      )}
    </>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StaffUser } from '@nukkad/api-client/generated/api.gen';

import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { LANGUAGE_NAMES } from '../../../shared/i18n/language-preference';
import { useNamedOverlay } from '../../../shared/overlay/useNamedOverlay';
import { useSession } from '../../../shared/session/useSession';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { Sheet } from '../../../shared/ui/Sheet';
import { Tag } from '../../../shared/ui/Tag';
import { adminApi } from '../api/admin-api';
import { USER } from '../model/admin-sections';
import { LiftSuspension } from './LiftSuspension';
import { SuspendForm } from './SuspendForm';
import { SuspensionFacts } from './SuspensionFacts';

const COUNTS = ['jobs', 'instantJobs', 'applications', 'reportsAbout', 'reportsMade', 'suspensions'] as const;

function Facts({ user }: { user: StaffUser }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const proven = (contact: string, isProven: boolean): string =>
    isProven ? contact : `${contact} (${t('users.notProven')})`;
  const facts: [string, string][] = [
    ['email', proven(user.email, user.emailVerified)],
    ...(user.phone ? [['phone', proven(user.phone, user.phoneVerified)] as [string, string]] : []),
    ['role', t(`users.role.${user.role}`)],
    ['since', format.day(new Date(user.createdAt))],
    ['language', LANGUAGE_NAMES[user.language]],
    ...(user.deletionDueAt ? [['deletion', format.day(new Date(user.deletionDueAt))] as [string, string]] : []),
    ...COUNTS.map((name): [string, string] => [name, format.number(user.counts[name])]),
  ];
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, m: 0 }}>
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {t(`users.facts.${name}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Account({ user }: { user: StaffUser }) {
  const { t } = useTranslation('admin');
  const own = useSession().user?.id === user.id;
  return (
    <Box sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {user.staffRole && <Tag tone="info">{t('users.staff')}</Tag>}
        {user.suspension && <Tag tone="bad">{t('users.suspended')}</Tag>}
        {user.deletionDueAt && <Tag tone="waiting">{t('users.leaving')}</Tag>}
      </Box>
      <Facts user={user} />
      {user.suspension && (
        <Box>
          <Typography variant="h3">{t('users.suspended')}</Typography>
          <SuspensionFacts suspension={user.suspension} />
          {!own && <LiftSuspension userId={user.id} />}
        </Box>
      )}
      {!user.suspension && !user.staffRole && !own && <SuspendForm userId={user.id} />}
    </Box>
  );
}

/** The account that the address names, with what staff may do about it. */
export function UserSheet() {
  const { t } = useTranslation('admin');
  const { value: id, close } = useNamedOverlay(USER);
  const { currentData, isError, refetch } = adminApi.useGetUserQuery(id ? { id } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Sheet
      open={id !== null}
      onClose={close}
      title={currentData?.name ?? t('sections.users')}
      subtitle={currentData?.email}
      holdsInput
      tall
    >
      {currentData && <Account key={currentData.id} user={currentData} />}
      {!currentData &&
        (isError ? <LoadFailed title={t('list.failed')} onRetry={refetch} /> : <ListSkeleton cards={2} />)}
    </Sheet>
  );
}

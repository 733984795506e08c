import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StaffUser } from '@nukkad/api-client/generated/api.gen';
import { LANGUAGE_NAMES } from '@nukkad/contract/languages';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { useSession } from '../../../entities/session/hooks/useSession';
import { Tag } from '../../../shared/ui/Tag';
import { adminApi } from '../api/admin-api';
import { USER } from '../model/admin-sections';
import { AdminSheet } from './AdminSheet';
import { FactList } from './FactList';
import { LiftSuspension } from './LiftSuspension';
import { SuspendForm } from './SuspendForm';
import { SuspensionFacts } from './SuspensionFacts';

const COUNTS = ['jobs', 'instantJobs', 'applications', 'reportsAbout', 'reportsMade', 'suspensions'] as const;

function Facts({ user }: { user: StaffUser }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const verified = (contact: string, isVerified: boolean): string =>
    isVerified ? contact : `${contact} (${t('users.notVerified')})`;
  const facts: [string, string][] = [
    ...(user.email ? [['email', verified(user.email, user.emailVerified)] as [string, string]] : []),
    ...(user.phone ? [['phone', verified(user.phone, user.phoneVerified)] as [string, string]] : []),
    ['role', t(`users.role.${user.role}`)],
    ['since', format.day(new Date(user.createdAt))],
    ['language', LANGUAGE_NAMES[user.language]],
    ...(user.deletionDueAt ? [['deletion', format.day(new Date(user.deletionDueAt))] as [string, string]] : []),
    ...COUNTS.map((name): [string, string] => [name, format.number(user.counts[name])]),
  ];
  return <FactList facts={facts.map(([name, value]) => [t(`users.facts.${name}`), value] as const)} />;
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

/** The account that the address names, with the actions of staff. */
export function UserSheet() {
  const { t } = useTranslation('admin');
  const { value: id, close } = useOverlayParam(USER);
  const query = adminApi.useGetUserQuery(id ? { id } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const { currentData } = query;
  return (
    <AdminSheet
      open={id !== null}
      onClose={close}
      title={currentData?.name ?? t('sections.users')}
      subtitle={currentData?.email ?? currentData?.phone ?? undefined}
      query={query}
      details={(user) => <Account key={user.id} user={user} />}
    />
  );
}

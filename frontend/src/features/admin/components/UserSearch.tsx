import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StaffUserSummary } from '@nukkad/api-client/generated/api.gen';
import { USER_SEARCH_MIN } from '@nukkad/contract/accounts/staff-users';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useUpdateSearchParams } from '../../../shared/hooks/useUpdateSearchParams';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Tag } from '../../../shared/ui/Tag';
import { adminApi } from '../api/admin-api';
import { USER } from '../model/admin-sections';
import { AdminList } from './AdminList';
import { AdminRowLink } from './AdminRowLink';
import { AdminSearch } from './AdminSearch';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';

const UserSheet = lazySheet(async () => (await import('./UserSheet')).UserSheet);

const SEARCH = 'q';

function Row({ user }: { user: StaffUserSummary }) {
  const { t } = useTranslation('admin');
  const { link } = useOverlayParam(USER);
  return (
    <AdminRowLink link={link(user.id)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
        <Typography variant="h3" component="span" sx={{ mr: 0.5 }}>
          {user.name}
        </Typography>
        {user.staffRole && <Tag tone="info">{t('users.staff')}</Tag>}
        {user.suspendedUntil && <Tag tone="bad">{t('users.suspended')}</Tag>}
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {joinFacts(user.email, user.phone, t(`users.role.${user.role}`))}
      </Typography>
    </AdminRowLink>
  );
}

/** Accounts by their address, number or name. */
export function UserSearch() {
  const { t } = useTranslation('admin');
  const words = useSearchParams()[0].get(SEARCH) ?? '';
  const changeAddress = useUpdateSearchParams();
  const [typed, setTyped] = useState(words);
  const [tooShort, setTooShort] = useState(false);
  const isSheetOpen = useOverlayParam(USER).value !== null;
  const isAsked = words.length >= USER_SEARCH_MIN;
  const found = adminApi.useSearchUsersQuery(isAsked ? { search: words } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const items = found.currentData;
  const search = () => {
    if (typed.trim().length < USER_SEARCH_MIN) return setTooShort(true);
    changeAddress((address) => {
      address.set(SEARCH, typed.trim());
      return address;
    });
  };
  return (
    <>
      <AdminSearch
        label={t('users.search')}
        button={t('users.find')}
        text={typed}
        error={tooShort ? t('users.short', { minimum: USER_SEARCH_MIN }) : undefined}
        onChange={(text) => {
          setTyped(text);
          setTooShort(false);
        }}
        onSearch={search}
      />
      {isAsked ? (
        <AdminList
          list={{
            data: items && { pages: [{ items, total: items.length, totalIsLeast: false, next: null }] },
            isError: found.isError,
            isFetching: found.isFetching,
            hasNextPage: false,
            fetchNextPage: () => undefined,
            refetch: found.refetch,
          }}
          label={t('sections.users')}
          none={t('users.none')}
          row={(user) => <Row user={user} />}
        />
      ) : (
        <EmptyState icon={SearchIcon} title={t('users.first')} />
      )}
      {isSheetOpen && <UserSheet />}
    </>
  );
}

import AttachIcon from '@mui/icons-material/AttachFile';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import type { SupportRequestSummary } from '@nukkad/api-client/generated/api.gen';
import { SUPPORT_STATUSES } from '@nukkad/domain/support';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useAddressChange } from '../../../shared/hooks/useAddressChange';
import { useFormat } from '../../../shared/i18n/format';
import { useNamedOverlay } from '../../../shared/overlay/useNamedOverlay';
import { Tag } from '../../../shared/ui/Tag';
import { TextInput } from '../../../shared/ui/TextInput';
import { adminApi } from '../api/admin-api';
import { REQUEST } from '../model/admin-sections';
import { AdminList } from './AdminList';
import { FilterButtons } from './FilterButtons';
import { SupportRequestSheet } from './SupportRequestSheet';

const STATUSES = ['all', ...SUPPORT_STATUSES] as const;
const SEARCH = 'q';

function Row({ request }: { request: SupportRequestSummary }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { link } = useNamedOverlay(REQUEST);
  return (
    <ButtonBase
      component={Link}
      {...link(request.id)}
      sx={{
        display: 'block',
        width: '100%',
        m: -2,
        p: 2,
        boxSizing: 'content-box',
        textAlign: 'start',
        color: 'inherit',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
        <Typography variant="h3" component="span" sx={{ mr: 0.5 }}>
          {request.firstName} {request.lastName}
        </Typography>
        <Tag tone={request.status === 'new' ? 'fresh' : 'plain'}>{t(`support.status.${request.status}`)}</Tag>
        {request.kind === 'grievance' && <Tag tone="info">{t('support.grievance')}</Tag>}
        {request.isOverdue && <Tag tone="bad">{t('support.overdue')}</Tag>}
        {request.hasAttachment && <AttachIcon titleAccess={t('support.hasFile')} sx={{ fontSize: 18 }} />}
      </Box>
      <Typography sx={{ mt: 0.5 }}>{request.excerpt || t('support.noMessage')}</Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {[
          request.reference,
          request.city,
          format.relative(new Date(request.createdAt)),
          request.assignee?.name ?? t('support.nobody'),
        ].join(' · ')}
      </Typography>
    </ButtonBase>
  );
}

/** Requests to the support, those that nobody has taken first. */
export function SupportDesk() {
  const { t } = useTranslation('admin');
  const [search] = useSearchParams();
  const changeAddress = useAddressChange();
  const asked = search.get('status');
  const status = STATUSES.find((known) => known === asked) ?? 'new';
  const words = search.get(SEARCH) ?? '';
  const [typed, setTyped] = useState(words);
  const list = adminApi.usePageSupportRequestsInfiniteQuery(
    { status, search: words },
    { refetchOnMountOrArgChange: true },
  );
  const look = (event: FormEvent) => {
    event.preventDefault();
    changeAddress((address) => {
      if (typed.trim()) address.set(SEARCH, typed.trim());
      else address.delete(SEARCH);
      return address;
    });
  };
  return (
    <>
      <Box component="form" role="search" onSubmit={look} sx={{ mb: 1.5, maxWidth: 520 }}>
        <TextInput
          label={t('support.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          inputProps={{ enterKeyHint: 'search', maxLength: 200 }}
          endAdornment={
            <InputAdornment position="end">
              <IconButton type="submit" aria-label={t('support.find')} edge="end">
                <SearchIcon aria-hidden />
              </IconButton>
            </InputAdornment>
          }
        />
      </Box>
      <FilterButtons
        parameter="status"
        values={STATUSES}
        chosen={status}
        label={t('list.filter')}
        wordOf={(value) => t(`support.status.${value}`)}
      />
      <AdminList
        list={list}
        label={t('sections.support')}
        none={t('support.none')}
        row={(request) => <Row request={request} />}
      />
      <SupportRequestSheet />
    </>
  );
}

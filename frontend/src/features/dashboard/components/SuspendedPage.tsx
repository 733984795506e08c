import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import { type OwnSuspension, SUSPENSION_APPEAL_MAX } from '@nukkad/contract/accounts/suspensions';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../entities/session/hooks/useDraft';
import { useFormat } from '../../../shared/i18n/format';
import { boardStyles } from '../../../shared/ui/board-styles';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';
import { accountApi } from '../api/account-api';

function AppealForm() {
  const { t } = useTranslation('dashboard/account');
  const { toast } = useToast();
  const { text, setText, send } = useDraft('suspension-appeal');
  const [missing, setMissing] = useState(false);
  const [appeal, { isLoading }] = accountApi.useAppealSuspensionMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setMissing(true);
    try {
      await send(() => appeal({ appealSuspension: { text: text.trim() } }).unwrap());
    } catch (error) {
      toast({ title: t('suspension.failed'), description: (error as ApiError).detail, variant: 'destructive' });
    }
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ display: 'grid', gap: 1, mt: 2 }}
    >
      <TextInput
        label={t('suspension.appeal')}
        hint={t('suspension.hint')}
        error={missing ? t('suspension.missing') : undefined}
        value={text}
        multiline
        minRows={3}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
        inputProps={{ maxLength: SUSPENSION_APPEAL_MAX, 'aria-required': true }}
      />
      <Button type="submit" variant="contained" disabled={isLoading} sx={{ justifySelf: 'start' }}>
        {t('suspension.send')}
      </Button>
    </Box>
  );
}

/** Shows a suspended account the reason and the end, and accepts its appeal, once. */
function SuspensionNotice({ suspension }: { suspension: OwnSuspension }) {
  const { t } = useTranslation('dashboard/account');
  const format = useFormat();
  const { appeal } = suspension;
  return (
    <Box
      component="section"
      aria-labelledby="suspension-notice"
      sx={{ ...boardStyles, mb: 3, p: { xs: 2, md: 3 }, borderColor: 'warning.main', overflowWrap: 'anywhere' }}
    >
      <Typography id="suspension-notice" variant="h3" component="h2">
        {t('suspension.title', { until: format.when(new Date(suspension.endsAt)) })}
      </Typography>
      <Typography sx={{ mt: 1 }}>
        {t('suspension.reason', { reason: t(`suspension.reasons.${suspension.reason}`) })}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{suspension.text}</Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('suspension.text')}</Typography>
      {appeal ? (
        <>
          <Typography sx={{ mt: 2, fontWeight: 600 }}>{t(`suspension.sent.${appeal.state}`)}</Typography>
          {appeal.note && <Typography sx={{ whiteSpace: 'pre-line' }}>{appeal.note}</Typography>}
        </>
      ) : (
        <AppealForm />
      )}
    </Box>
  );
}

/** A page of a suspended account, below the notice; drawn together with the notice, which would push it down. */
export function SuspendedPage({ children }: { children: ReactNode }) {
  const { data, isLoading } = accountApi.useGetSuspensionQuery();
  if (isLoading) return <ListSkeleton />;
  return (
    <>
      {data && <SuspensionNotice suspension={data} />}
      {children}
    </>
  );
}

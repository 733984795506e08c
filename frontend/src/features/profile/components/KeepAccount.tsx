import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { useSession } from '../../../entities/session/hooks/useSession';
import { useToast } from '../../../shared/ui/toast/useToast';
import { profileApi } from '../api/profile-api';
import { ExportLink } from './ExportLink';
import { SignOutLink } from './SignOutLink';

/** The page of an account that is scheduled for deletion: the day, and the button that cancels the deletion. */
export function KeepAccount({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation('profile');
  const { toast } = useToast();
  const format = useFormat();
  const { user } = useSession();
  const [undo, { isLoading }] = profileApi.useUndoAccountDeletionMutation();
  const keep = async () => {
    try {
      await undo().unwrap();
      toast({ title: t('keep.done') });
    } catch (error) {
      toast({
        title: t('failed'),
        description: (error as ApiError).detail ?? t('keep.failed'),
        variant: 'destructive',
      });
    }
  };
  return (
    <Box component="main" id="content" tabIndex={-1} sx={{ maxWidth: 560, mx: 'auto', px: 2, py: 8, outline: 0 }}>
      <Typography variant="h2" component="h1">
        {t('keep.title', { day: format.day(new Date(dueAt)) })}
      </Typography>
      <Typography sx={{ mt: 2, mb: 3 }}>{t('keep.text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" size="large" disabled={isLoading} onClick={() => void keep()}>
          {t('keep.button')}
        </Button>
        <ExportLink size="large" />
        {user && (
          <SignOutLink account={user.id} size="large">
            {t('logout')}
          </SignOutLink>
        )}
      </Box>
    </Box>
  );
}

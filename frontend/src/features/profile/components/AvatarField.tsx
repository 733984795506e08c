import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../entities/session/components/Avatar';
import { useToast } from '../../../shared/ui/toast/useToast';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { profileApi } from '../api/profile-api';
import { shrinkPicture } from '../model/shrink-picture';

/** Sets or removes the picture of the account, immediately. */
export function AvatarField({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('profile');
  const { toast } = useToast();
  const [upload, uploading] = profileApi.useSetAvatarMutation();
  const [remove, removing] = profileApi.useRemoveAvatarMutation();
  const input = useRef<HTMLInputElement>(null);
  const busy = uploading.isLoading || removing.isLoading;

  const attempt = async (call: () => Promise<unknown>, done: string) => {
    try {
      await call();
      toast({ title: done });
    } catch (error) {
      toast({
        title: t('failed'),
        description: (error as ApiError).detail ?? t('avatar.failed'),
        variant: 'destructive',
      });
    }
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = ''; // the same file may be chosen again
    if (!file) return;
    const avatar = await shrinkPicture(file);
    await attempt(() => upload({ body: { avatar } }).unwrap(), t('avatar.saved'));
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
      <Avatar user={user} size={72} />
      <Box
        component="input"
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={t('avatar.label')}
        tabIndex={-1}
        onChange={(event: ChangeEvent<HTMLInputElement>) => void choose(event)}
        sx={visuallyHidden}
      />
      <Button variant="outlined" disabled={busy} onClick={() => input.current?.click()}>
        {t(user.profileImageUrl ? 'avatar.change' : 'avatar.add')}
      </Button>
      {user.profileImageUrl && (
        <Button disabled={busy} onClick={() => void attempt(() => remove().unwrap(), t('avatar.removed'))}>
          {t('avatar.remove')}
        </Button>
      )}
    </Box>
  );
}

import ButtonBase from '@mui/material/ButtonBase';
import type { CurrentUser, Side } from '@nukkad/contract/accounts/users';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../entities/session/components/Avatar';

/** Content of the open profile menu, as the address determines. */
export type AccountMenu = ComponentType<{ user: CurrentUser; side: Side }>;

interface Props {
  user: CurrentUser;
  side: Side;
  menu: AccountMenu;
  open: boolean;
  onOpen: () => void;
}

/** The picture of the signed-in user; it opens the menu, which is fetched the first time. */
export function ProfileMenu({ user, side, menu: Menu, open, onOpen }: Props) {
  const { t } = useTranslation('dashboard');
  const [used, setUsed] = useState(false);
  if (open && !used) setUsed(true);
  return (
    <>
      <ButtonBase
        aria-label={t('profile.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onOpen}
        sx={{ minWidth: 48, minHeight: 48, borderRadius: '50%' }}
      >
        <Avatar user={user} size={40} />
      </ButtonBase>
      {used && (
        <Suspense>
          <Menu user={user} side={side} />
        </Suspense>
      )}
    </>
  );
}

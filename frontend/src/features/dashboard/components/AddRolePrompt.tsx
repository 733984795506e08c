import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Side } from '@nukkad/contract/accounts/users';
import { useTranslation } from 'react-i18next';
import { useRoles } from '../../../entities/session/hooks/useRoles';

/** Replaces a screen for a side that the account has not joined: one line, and one button that adds the side. */
export function AddRolePrompt({ side }: { side: Side }) {
  const { t } = useTranslation('dashboard');
  const roles = useRoles({ title: t('role.failed.title'), text: t('role.failed.text') });
  return (
    <Box sx={{ py: { xs: 3, md: 6 }, maxWidth: 560 }}>
      <Typography variant="subtitle1" component="p">
        {t(`role.invite.${side}`)}
      </Typography>
      <Button
        variant="contained"
        size="large"
        disabled={roles.adding}
        onClick={() => void roles.addAndOpen(side)}
        sx={{ mt: 3, width: { xs: '100%', sm: 'auto' } }}
      >
        {t(`role.start.${side}`)}
      </Button>
    </Box>
  );
}

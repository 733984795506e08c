import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Side } from '@nukkad/domain/users';
import { useTranslation } from 'react-i18next';
import { useSides } from '../../../shared/session/useSides';

/** A screen of the side that the account has not taken: one line, and one button that takes it. */
export function OtherSide({ side }: { side: Side }) {
  const { t } = useTranslation('dashboard');
  const sides = useSides({ title: t('role.failed.title'), text: t('role.failed.text') });
  return (
    <Box sx={{ py: { xs: 3, md: 6 }, maxWidth: 560 }}>
      <Typography variant="subtitle1" component="p">
        {t(`role.invite.${side}`)}
      </Typography>
      <Button
        variant="contained"
        size="large"
        disabled={sides.adding}
        onClick={() => void sides.add(side)}
        sx={{ mt: 3, width: { xs: '100%', sm: 'auto' } }}
      >
        {t(`role.start.${side}`)}
      </Button>
    </Box>
  );
}

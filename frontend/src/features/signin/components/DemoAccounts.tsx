import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDemoAccounts } from '../api/demo-accounts';

/** The public demonstration accounts, if the server has any. */
export function DemoAccounts() {
  const { t } = useTranslation('signin');
  const accounts = useDemoAccounts();
  if (accounts.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby="demo-accounts"
      sx={{ mt: 2, p: 2.5, border: '1px dashed', borderColor: 'fieldBorder', borderRadius: 1 }}
    >
      <Typography id="demo-accounts" variant="h3" component="h2">
        {t('demo.title')}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {t('demo.text')}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 1,
          m: 0,
          mt: 1.5,
          overflowWrap: 'anywhere',
        }}
      >
        {accounts.map(({ email, password, role }) => (
          <Box key={email} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
              {t(`demo.${role}`)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              {email}
              <br />
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {t('demo.password')}
              </Box>{' '}
              {password}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { loginPath } from '../../../entities/session/model/login-path';

/** Third step: the account exists; the login endpoint signs in at once after the verification of the mailbox. */
export function CompleteStep({ email }: { email: string | undefined }) {
  const { t } = useTranslation('signup');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2, textAlign: 'center' }}>
      <CheckCircleIcon aria-hidden sx={{ fontSize: 56, color: 'success.main' }} />
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 0 }}>
        {t('complete.title')}
      </Typography>
      <Typography>{t('complete.text')}</Typography>
      <Button
        href={loginPath(currentLanguage(), { role: 'job-seeker', after: 'sign-up', email })}
        variant="contained"
        size="large"
        sx={{ mt: 1, alignSelf: 'stretch' }}
      >
        {t('complete.signIn')}
      </Button>
    </Box>
  );
}

import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import { SIGN_IN_ERRORS } from '@nukkad/contract/accounts/sign-in-errors';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

/** The reason why a sign-in returned without a session, if it did. */
export function SignInProblem() {
  const { t } = useTranslation('signin');
  const [search] = useSearchParams();
  const problem = SIGN_IN_ERRORS.find((known) => known === search.get('error'));
  if (!problem) return null;
  return (
    <Box
      role="alert"
      sx={{ display: 'flex', gap: 1.5, mt: 3, p: 2, border: '1px solid', borderColor: 'error.main', borderRadius: 1 }}
    >
      <ErrorOutlineIcon aria-hidden sx={{ color: 'error.main' }} />
      {t(`error.${problem}`)}
    </Box>
  );
}

import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import { UPI_REPORT_TOKEN } from '@nukkad/contract/payments/upi-changes';
import { useTranslation } from 'react-i18next';
import { engagementsApi } from '../../../entities/engagement/engagements-api';
import { LoginLink } from '../../../entities/session/components/LoginLink';
import { RouteButton } from '../../../shared/ui/RouteLink';

const NOT_FOUND = 404;

function Expired() {
  const { t } = useTranslation('upi-report');
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="h2" component="h1">
        {t('expired.title')}
      </Typography>
      <Typography>{t('expired.text')}</Typography>
      <RouteButton to="/contact" variant="contained" size="large">
        {t('expired.action')}
      </RouteButton>
    </Box>
  );
}

/** Reports that another person replaced the UPI ID of the account. The page itself changes nothing, only its button. */
export function UpiReport({ token }: { token: string }) {
  const { t } = useTranslation('upi-report');
  const [report, { data, error, isLoading }] = engagementsApi.useReportUpiChangeMutation();
  const failure = error as ApiError | undefined;
  if (!UPI_REPORT_TOKEN.test(token) || failure?.status === NOT_FOUND) return <Expired />;
  if (data) {
    return (
      <Box role="status" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography variant="h2" component="h1">
          {t('done.title')}
        </Typography>
        <Typography>{t('done.text', { reference: data.reference })}</Typography>
        <LoginLink variant="contained" size="large">
          {t('done.action')}
        </LoginLink>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="h2" component="h1">
        {t('title')}
      </Typography>
      <Typography>{t('text')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.5 }}>
        {(['restored', 'signedOut', 'team'] as const).map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </Box>
      <Button
        variant="contained"
        size="large"
        disabled={isLoading}
        onClick={() => void report({ reportUpiChange: { token } })}
      >
        {t('action')}
      </Button>
      {failure && <Typography role="alert">{failure.detail ?? t('failed')}</Typography>}
      <Typography sx={{ color: 'text.secondary' }}>{t('own')}</Typography>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { isFetchFailure } from '../../shared/rendering/fetch-failure';
import { HeaderBand } from '../../shared/ui/HeaderBand';
import { BrandName } from '../../shared/ui/BrandMark';
import { buttonStyles } from '../../shared/ui/button-styles';

const FAILURE_STYLES = { maxWidth: 520, mx: 'auto', px: 2, py: { xs: 6, md: 10 }, outline: 0 };

/**
 * Replaces a page that failed or could not be fetched by one sentence and a retry button. Reloads when the network
 * returns.
 */
export function Failure({ isFetchFailure }: { isFetchFailure: boolean }) {
  const { t } = useTranslation('shared');
  // drafts store the typed text, so that a page without its code loses nothing on reload
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <>
      <HeaderBand>
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: { xs: 56, md: 72 }, px: { xs: 1.5, md: 2.5 } }}>
          <BrandName />
        </Box>
      </HeaderBand>
      <Box component="main" id="content" tabIndex={-1} role="alert" sx={FAILURE_STYLES}>
        <Typography variant="h2" component="h1">
          {t('failure.title')}
        </Typography>
        <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t(isFetchFailure ? 'failure.text' : 'failure.brokenText')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
          <Box
            component="button"
            type="button"
            onClick={() => window.location.reload()}
            sx={buttonStyles({ variant: 'contained' })}
          >
            {t('failure.retry')}
          </Box>
          <Box component="a" href="/" sx={buttonStyles()}>
            {t('failure.home')}
          </Box>
        </Box>
      </Box>
    </>
  );
}

/** Shows the failure of a route. */
export function FailureScreen() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return <Failure isFetchFailure={isFetchFailure(error)} />;
}

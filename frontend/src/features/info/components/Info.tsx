import { BRAND } from '@nukkad/domain/brand';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/hooks/usePageTitle';
import { PageIntro } from '../../../shared/ui/PageIntro';
import { type InfoTopic, TOPICS } from './topics';

/** A short page of plain text. */
export function Info({ topic }: { topic: InfoTopic }) {
  const { t } = useTranslation('info');
  const words = { brand: BRAND };
  usePageTitle(t(`${topic}.title`, words));
  return (
    <>
      <PageIntro title={t(`${topic}.title`, words)} text={t(`${topic}.text`, words)} />
      <Box sx={{ maxWidth: 1200, mx: 'auto', px: { xs: 2, md: 3 } }}>
        {TOPICS[topic].map((part) => (
          <Box component="section" key={part} sx={{ mt: 4 }}>
            <Typography variant="h3" component="h2">
              {t(`${topic}.${part}.title`, words)}
            </Typography>
            <Typography sx={{ mt: 1, maxWidth: '66ch' }}>{t(`${topic}.${part}.text`, words)}</Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}

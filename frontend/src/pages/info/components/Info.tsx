import { BRAND } from '@nukkad/contract/platform/brand';
import { REWARD_RUPEES } from '@nukkad/contract/limits';
import { SUPPORT_PROMISES } from '@nukkad/contract/support/support';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/hooks/usePageTitle';
import { Grievances } from '../../../entities/support/components/Grievances';
import { PageIntro } from '../../../shared/ui/PageIntro';
import { RouteLink } from '../../../shared/ui/RouteLink';
import { Prose } from './Prose';
import { type InfoTopic, SCENES, TOPICS, WITH_GRIEVANCES } from './topics';

/** Number of parts from which a text starts with a table of contents. */
const CONTENTS_FROM = 7;

/** A page of plain text: its parts in order, the contents first where it is long. */
export function Info({ topic }: { topic: InfoTopic }) {
  const { t } = useTranslation('info');
  const words = { brand: BRAND, reward: REWARD_RUPEES, ...SUPPORT_PROMISES };
  const parts = TOPICS[topic];
  usePageTitle(t(`${topic}.title`, words));
  return (
    <>
      <PageIntro title={t(`${topic}.title`, words)} text={t(`${topic}.text`, words)} scene={SCENES[topic]} />
      <Box sx={{ maxWidth: 1280, mx: 'auto', px: { xs: 1.5, md: 4 } }}>
        {parts.length >= CONTENTS_FROM && (
          <Box component="nav" aria-label={t('contents')} sx={{ mt: 2 }}>
            <Box
              component="ol"
              sx={{
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
                columnGap: 3,
                m: 0,
                pl: 3,
              }}
            >
              {parts.map((part) => (
                <li key={part}>
                  <RouteLink to={`#${part}`}>{t(`${topic}.${part}.title`, words)}</RouteLink>
                </li>
              ))}
            </Box>
          </Box>
        )}
        {parts.map((part) => (
          <Box component="section" id={part} key={part} sx={{ mt: 4, scrollMarginTop: 110 }}>
            <Typography variant="h3" component="h2">
              {t(`${topic}.${part}.title`, words)}
            </Typography>
            <Prose text={t(`${topic}.${part}.text`, words)} />
          </Box>
        ))}
        {WITH_GRIEVANCES.has(topic) && <Grievances />}
      </Box>
    </>
  );
}

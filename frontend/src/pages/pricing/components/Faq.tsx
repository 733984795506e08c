import { REWARD_RUPEES } from '@nukkad/contract/limits';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../shared/ui/Section';

/** Questions that open on their own answer. `page` names the texts. */
export function Faq({ page, questions }: { page: 'pricing' | 'plans'; questions: readonly string[] }) {
  const { t } = useTranslation('pricing');
  return (
    <Section title={t('faq.title')}>
      <Box sx={{ maxWidth: 760, borderTop: '1px solid', borderColor: 'divider' }}>
        {questions.map((question) => (
          <Box component="details" key={question} sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
            <Box
              component="summary"
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: 2,
                minHeight: 56,
                fontWeight: 600,
                cursor: 'pointer',
                listStyle: 'none',
                '&::-webkit-details-marker': { display: 'none' },
                'details[open] > & svg': { transform: 'rotate(180deg)' },
              }}
            >
              {t(`${page}.faq.${question}.question`)}
              <ExpandMoreIcon aria-hidden sx={{ color: 'primary.text' }} />
            </Box>
            <Box component="p" sx={{ mt: 0, mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>
              {t(`${page}.faq.${question}.answer`, { reward: REWARD_RUPEES })}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/hooks/usePageTitle';
import { rupees } from '../../../shared/i18n/number-format';
import { boardStyles } from '../../../shared/ui/board-styles';
import { PageIntro } from '../../../shared/ui/PageIntro';
import { Pictogram } from '../../../shared/ui/Pictogram';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { Section } from '../../../shared/ui/Section';
import { Tile } from '../../../shared/ui/Tile';

const PARTS = { matching: 'rings', instant: 'waves', roles: 'seeker', enterprise: 'shop' } as const;
const PART_NAMES = ['matching', 'instant', 'roles', 'enterprise'] as const;
/** Usual monthly pay in rupees. */
const CATEGORIES = [
  { id: 'warehouse', category: 'supply_chain', from: 20_000, to: 35_000 },
  { id: 'delivery', category: 'delivery', from: 25_000, to: 40_000 },
  { id: 'accountant', category: 'accounts_finance', from: 30_000, to: 50_000 },
  { id: 'gig', category: 'gig', from: 15_000, to: 35_000 },
] as const;
/** The end of the pay scale in the picture, in rupees. */
const SCALE = 60_000;

function PayRow({ id, category, from, to }: (typeof CATEGORIES)[number]) {
  const { t } = useTranslation('product-details');
  return (
    <Box component="li" sx={{ ...boardStyles, p: 2, mb: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Box
          component="span"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontSize: '1.0625rem', fontWeight: 680 }}
        >
          <Tile category={category} />
          {t(`categories.${id}`)}
        </Box>
        <Box component="span" sx={{ typography: 'pay', whiteSpace: 'normal', alignSelf: 'center' }}>
          {t('pay', { from: rupees(from), to: rupees(to) })}
        </Box>
      </Box>
      <Box aria-hidden sx={{ mt: 1, height: 10, borderRadius: 5, bgcolor: 'background.tint' }}>
        <Box
          sx={{
            height: 10,
            ml: `${(from / SCALE) * 100}%`,
            width: `${((to - from) / SCALE) * 100}%`,
            borderRadius: 5,
            bgcolor: 'primary.text',
          }}
        />
      </Box>
    </Box>
  );
}

/** The functions of the platform, part by part, and the usual pay of common work. */
export function Details() {
  const { t } = useTranslation('product-details');
  usePageTitle(t('pageTitle'));
  return (
    <>
      <PageIntro title={t('title')} text={t('text')} scene="search" />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, md: 2 },
          gridTemplateColumns: { md: '1fr 1fr' },
          maxWidth: 1280,
          mx: 'auto',
          mt: { xs: 5, md: 8 },
          px: { xs: 1.5, md: 4 },
        }}
      >
        {PART_NAMES.map((part) => (
          <Box component="section" key={part} sx={{ ...boardStyles, p: { xs: 2, md: 3 } }}>
            <Pictogram name={PARTS[part]} size={40} sx={{ mb: 1, color: 'primary.text' }} />
            <Typography variant="h2">{t(`${part}.title`)}</Typography>
            <Typography variant="body1" sx={{ mt: 1.5, maxWidth: '64ch' }}>
              {t(`${part}.text`)}
            </Typography>
            <Typography sx={{ mt: 1, maxWidth: '64ch', color: 'text.secondary' }}>{t(`${part}.more`)}</Typography>
          </Box>
        ))}
      </Box>
      <Section title={t('categories.title')} text={t('categories.text')}>
        <Box component="ul" sx={{ maxWidth: 760, m: 0, p: 0, listStyle: 'none' }}>
          {CATEGORIES.map((category) => (
            <PayRow key={category.id} {...category} />
          ))}
        </Box>
        <RouteButton to="/signin" variant="contained" size="large" sx={{ mt: 4 }}>
          {t('action')}
        </RouteButton>
      </Section>
    </>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/hooks/usePageTitle';
import { CheckList } from '../../../shared/ui/CheckList';
import { PageIntro } from '../../../shared/ui/PageIntro';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { Section } from '../../../shared/ui/Section';
import { usePeriod } from '../hooks/usePeriod';
import { Faq } from './Faq';
import { PeriodSwitch } from './PeriodSwitch';
import { PlanCards } from './PlanCards';
import { ENTERPRISE_FEATURES, PRICING_PLANS } from './plans';

/** Four plans, by the month or by the year. */
export function Pricing() {
  const { t } = useTranslation('pricing');
  const [period, setPeriod] = usePeriod();
  usePageTitle(t('pricing.pageTitle'));
  return (
    <>
      <PageIntro title={t('pricing.title')} text={t('pricing.text')}>
        <PeriodSwitch value={period} onChange={setPeriod} year="yearly" saving="save17" />
      </PageIntro>
      <PlanCards page="pricing" plans={PRICING_PLANS} period={period} />
      <Section title={t('pricing.enterpriseTitle')}>
        <Box
          sx={{ '& ul': { columnGap: 6, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' } } }}
        >
          <CheckList items={ENTERPRISE_FEATURES.map((feature) => t(`features.${feature}`))} />
        </Box>
      </Section>
      <Faq page="pricing" questions={['trial', 'money', 'change', 'referral']} />
      <Section title={t('pricing.action.title')}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '60ch' }}>{t('pricing.action.text')}</Typography>
        <RouteButton to="/signup" variant="contained" size="large" sx={{ mt: 2 }}>
          {t('pricing.action.button')}
        </RouteButton>
      </Section>
    </>
  );
}

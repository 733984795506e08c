import { BRAND } from '@nukkad/domain/brand';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/hooks/usePageTitle';
import { PageIntro } from '../../../shared/ui/PageIntro';
import { usePeriod } from '../hooks/usePeriod';
import { Comparison } from './Comparison';
import { Faq } from './Faq';
import { PeriodSwitch } from './PeriodSwitch';
import { PlanCards } from './PlanCards';
import { PLANS } from './plans';

/** Three plans and how they compare. */
export function Plans() {
  const { t } = useTranslation('pricing');
  const [period, setPeriod] = usePeriod();
  usePageTitle(t('plans.pageTitle'));
  return (
    <>
      <PageIntro title={t('plans.title')} text={t('plans.text')}>
        <PeriodSwitch value={period} onChange={setPeriod} year="annual" saving="save20" />
      </PageIntro>
      <PlanCards page="plans" plans={PLANS} period={period} />
      <Box sx={{ maxWidth: 1280, mx: 'auto', mt: 2, px: { xs: 1.5, md: 4 }, fontWeight: 640 }}>
        {t('freeForSeekers', { brand: BRAND })}
      </Box>
      <Comparison />
      <Faq page="plans" questions={['trial', 'seekers', 'cancel']} />
    </>
  );
}

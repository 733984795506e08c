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
      <Comparison />
      <Faq page="plans" questions={['trial', 'seekers', 'cancel']} />
    </>
  );
}

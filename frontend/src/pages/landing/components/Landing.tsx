import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/hooks/usePageTitle';
import { About } from './About';
import { Features } from './Features';
import { Hero } from './Hero';
import { OpenJobs } from './OpenJobs';
import { SampleJobs } from './SampleJobs';
import { ForSeekersAndEmployers } from './ForSeekersAndEmployers';

/** The landing page for guests: the description of the product, jobs nearby, and one way to start. */
export function Landing() {
  const { t } = useTranslation('landing');
  usePageTitle(t('pageTitle'));
  return (
    <>
      <Hero />
      <OpenJobs />
      <SampleJobs />
      <Features />
      <ForSeekersAndEmployers />
      <About />
    </>
  );
}

import { type ComponentProps, Suspense } from 'react';
import type { FirstMessage } from '../../features/applications/components/FirstMessage';
import { optionalLazyComponent } from '../lazy-component';

const Part = optionalLazyComponent(
  async () => (await import('../../features/applications/components/FirstMessage')).FirstMessage,
  'applications',
);

/** Ready sentences for a first application; the details of a job omit them while they cannot be fetched. */
export function FirstMessagePart(props: ComponentProps<typeof FirstMessage>) {
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

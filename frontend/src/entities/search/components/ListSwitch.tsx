import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SectionSwitch } from '../../../shared/ui/SectionSwitch';
import { ListHeader } from '../../../shared/ui/ListHeader';

/** Address parameters that both lists support. */
const KEPT = ['q', 'near'] as const;
const LISTS = ['ai-jobs', 'job-search'] as const;

/**
 * The switch between the best matches and all jobs; it retains the text and the place of the search. Beside it are
 * further controls of the list.
 */
export function ListSwitch({ open, children }: { open: (typeof LISTS)[number]; children: ReactNode }) {
  const { t } = useTranslation('search');
  const [address] = useSearchParams();
  const to = (section: string): string => {
    const next = new URLSearchParams({ section });
    for (const name of KEPT) {
      const value = address.get(name);
      if (value) next.set(name, value);
    }
    return `?${next}`;
  };
  return (
    <ListHeader sx={{ mt: 0.25 }}>
      <SectionSwitch
        label={t('lists.label')}
        entries={LISTS.map((section) => ({
          label: t(`lists.${section}`),
          to: to(section),
          isOpen: section === open,
        }))}
      />
      {children}
    </ListHeader>
  );
}

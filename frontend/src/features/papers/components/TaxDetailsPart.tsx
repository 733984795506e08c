import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { papersApi } from '../../../entities/paper/papers-api';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';

const TaxDetailsSheet = lazySheet(async () => (await import('./TaxDetailsSheet')).TaxDetailsSheet);

/** The GSTIN that new papers of the fee contain. */
export function TaxDetailsPart() {
  const { t } = useTranslation('papers');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = papersApi.useGetTaxDetailsQuery();
  if (!data) return null;
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setIsOpen(true)} sx={{ justifySelf: 'start' }}>
        {data.gstin === null ? t('tax.open') : t('tax.change', { gstin: data.gstin })}
      </Button>
      {isOpen && <TaxDetailsSheet known={data.gstin} onClose={() => setIsOpen(false)} />}
    </>
  );
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import { isGstin, normalizeGstin } from '@nukkad/contract/papers/gstin';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { papersApi } from '../../../entities/paper/papers-api';
import { Sheet } from '../../../shared/ui/Sheet';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';

/** Maximum length of the field: people type a GSTIN in groups. */
const TYPED_MAX = 40;

/** The form for the GSTIN of an account. */
export function TaxDetailsSheet({ known, onClose }: { known: string | null; onClose: () => void }) {
  const { t } = useTranslation('papers');
  const { toast } = useToast();
  const formId = useId();
  const [text, setText] = useState(known ?? '');
  const [error, setError] = useState<string>();
  const [update, { isLoading }] = papersApi.useUpdateTaxDetailsMutation();
  const save = async (next: string | null): Promise<void> => {
    try {
      await update({ updateTaxDetails: { gstin: next } }).unwrap();
      toast({ title: t('tax.saved') });
      onClose();
    } catch (failure) {
      setError((failure as ApiError).detail ?? t('tax.failed'));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const gstin = normalizeGstin(text);
    if (isGstin(gstin)) void save(gstin);
    else setError(t('tax.wrong'));
  };
  return (
    <Sheet
      open
      holdsInput
      title={t('tax.title')}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} variant="contained" size="large" disabled={isLoading}>
            {t('tax.save')}
          </Button>
          {known !== null && (
            <Button color="error" size="large" disabled={isLoading} onClick={() => void save(null)}>
              {t('tax.remove')}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('tax.text')}</Typography>
        <TextInput
          label={t('tax.label')}
          hint={t('tax.hint')}
          error={error}
          value={text}
          autoComplete="off"
          onChange={(event) => {
            setError(undefined);
            setText(event.target.value);
          }}
          inputProps={{ autoCapitalize: 'characters', spellCheck: false, dir: 'ltr', maxLength: TYPED_MAX }}
        />
      </form>
    </Sheet>
  );
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import { upiId } from '@nukkad/domain/engagements';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { engagementsApi } from '../../../shared/instant-work/engagements-api';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { Sheet } from '../../../shared/ui/Sheet';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';

function UpiForm({ formId, known, onDone }: { formId: string; known: string | null; onDone: () => void }) {
  const { t } = useTranslation('engagements');
  const { toast } = useToast();
  const [update] = engagementsApi.useUpdateUpiMutation();
  const [text, setText] = useState(known ?? '');
  const [error, setError] = useState<string>();
  const save = async (next: string | null) => {
    try {
      await update({ updateUpi: { upiId: next } }).unwrap();
      toast({ title: t(next === null ? 'upi.removed' : 'upi.saved') });
      onDone();
    } catch (failure) {
      setError((failure as ApiError).detail ?? t('failed.text'));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = upiId.safeParse(text);
    if (!parsed.success) return setError(t('upi.invalid'));
    void save(parsed.data);
  };
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('upi.text')}</Typography>
      <TextInput
        label={t('upi.label')}
        placeholder={t('upi.example')}
        value={text}
        autoComplete="off"
        onChange={(event) => {
          setError(undefined);
          setText(event.target.value);
        }}
        error={error}
        hint={t('upi.hint')}
        inputProps={{
          inputMode: 'email',
          autoCapitalize: 'none',
          spellCheck: false,
          dir: 'ltr',
          'aria-required': true,
        }}
      />
      {known !== null && (
        <Button color="error" onClick={() => void save(null)} sx={{ mt: 1, ml: -2 }}>
          {t('upi.remove')}
        </Button>
      )}
    </form>
  );
}

/** Where employers pay a worker: typed by the worker, shown to nobody but the employer who owes. */
export function UpiSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('engagements');
  const formId = useId();
  const { data, isError, isFetching, refetch } = engagementsApi.useGetUpiQuery();
  return (
    <Sheet
      open
      holdsInput
      title={t('upi.title')}
      onClose={onClose}
      actions={
        data && (
          <Button type="submit" form={formId} variant="contained" size="large">
            {t('upi.save')}
          </Button>
        )
      }
    >
      {!data &&
        (isError && !isFetching ? (
          <LoadFailed title={t('failedToLoad')} onRetry={refetch} />
        ) : (
          <ListSkeleton cards={1} />
        ))}
      {data && <UpiForm formId={formId} known={data.upiId} onDone={onClose} />}
    </Sheet>
  );
}

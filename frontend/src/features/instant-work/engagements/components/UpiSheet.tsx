import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { Upi } from '@nukkad/api-client/generated/api.gen';
import { UPI_WAIT_HOURS } from '@nukkad/contract/payments/upi-changes';
import { upiId } from '@nukkad/contract/instant-work/engagements';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { engagementsApi } from '../../../../entities/engagement/engagements-api';
import { useMinute } from '../../../../shared/clock/useMinute';
import { useFormat } from '../../../../shared/i18n/format';
import { LoadFailed } from '../../../../shared/ui/LoadFailed';
import { Sheet } from '../../../../shared/ui/Sheet';
import { TextInput } from '../../../../shared/ui/TextInput';
import { useToast } from '../../../../shared/ui/toast/useToast';

interface FormProps {
  id: string;
  /** The stored UPI id; undefined while it loads. */
  known: Upi | undefined;
  /** Stores it; resolves to an error text if it is invalid. */
  onSave: (next: string) => Promise<string | undefined>;
}

function UpiForm({ id, known, onSave }: FormProps) {
  const { t } = useTranslation('instant-work/engagements');
  const format = useFormat();
  const now = useMinute();
  const waits = known?.usableFrom && Date.parse(known.usableFrom) > now ? known.usableFrom : null;
  const [text, setText] = useState(known?.upiId ?? '');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = upiId.safeParse(text);
    if (!parsed.success) return setError(t('upi.invalid'));
    void onSave(parsed.data).then(setError);
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('upi.text')}</Typography>
      {waits && <Typography sx={{ mb: 2 }}>{t('upi.waits', { when: format.when(new Date(waits)) })}</Typography>}
      {known?.upiId && !waits && <Typography sx={{ mb: 2 }}>{t('upi.willWait', { hours: UPI_WAIT_HOURS })}</Typography>}
      <TextInput
        label={t('upi.label')}
        placeholder={t('upi.example')}
        value={text}
        disabled={known === undefined}
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
    </form>
  );
}

/** The worker's UPI id: entered by the worker, visible only to the employer who owes money. */
export function UpiSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('instant-work/engagements');
  const { toast } = useToast();
  const format = useFormat();
  const formId = useId();
  const { data, isError, isFetching, refetch } = engagementsApi.useGetUpiQuery();
  const [update, { isLoading }] = engagementsApi.useUpdateUpiMutation();
  const failed = !data && isError && !isFetching;
  const save = async (next: string | null): Promise<string | undefined> => {
    try {
      const { usableFrom } = await update({ updateUpi: { upiId: next } }).unwrap();
      toast({
        title: t(next === null ? 'upi.removed' : 'upi.saved'),
        ...(usableFrom && { description: t('upi.waits', { when: format.when(new Date(usableFrom)) }) }),
      });
      onClose();
      return undefined;
    } catch (failure) {
      return (failure as ApiError).detail ?? t('failed.text');
    }
  };
  const remove = async () => {
    const problem = await save(null);
    if (problem) toast({ title: t('failed.title'), description: problem, variant: 'destructive' });
  };
  return (
    <Sheet
      open
      holdsInput
      title={t('upi.title')}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} variant="contained" size="large" disabled={!data || isLoading}>
            {t('upi.save')}
          </Button>
          {data?.upiId && (
            <Button color="error" size="large" disabled={isLoading} onClick={() => void remove()}>
              {t('upi.remove')}
            </Button>
          )}
        </>
      }
    >
      {failed ? (
        <LoadFailed title={t('failedToLoad')} onRetry={refetch} />
      ) : (
        <UpiForm key={data ? 'known' : 'coming'} id={formId} known={data} onSave={save} />
      )}
    </Sheet>
  );
}

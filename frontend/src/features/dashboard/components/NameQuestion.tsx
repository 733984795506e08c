import type { ApiError } from '@nukkad/api-client/base-query';
import { api } from '@nukkad/api-client/generated/api.gen';
import { COMPANY_MAX, NAME_MAX } from '@nukkad/contract/limits';
import type { Side } from '@nukkad/contract/accounts/users';
import { isBlank } from '@nukkad/contract/typing/visible-text';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SkeletonBlock } from '../../../shared/ui/SkeletonBlock';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';
import { accountApi } from '../api/account-api';
import { boardStyles } from '../../../shared/ui/board-styles';

/**
 * Asks an account without a name for one, once; it disappears when it is answered or skipped. Employers are also asked
 * for the shop, which becomes the name on the bills and the default of the first job, unless a job already names it.
 */
export function NameQuestion({ side }: { side: Side }) {
  const { t } = useTranslation('dashboard/account');
  const { toast } = useToast();
  const [setName, { isLoading }] = accountApi.useSetNameMutation();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { company: '', firstName: '', lastName: '' },
  });
  const [updateBilling, billing] = accountApi.useUpdateBillingMutation();
  const hires = side === 'employer';
  // an employer with a posted job has named the shop already
  const { data: jobs, isLoading: isCounting } = api.useGetMyJobsSummaryQuery(undefined, { skip: !hires });
  const asksCompany = hires && !isCounting && (!jobs || jobs.active + jobs.inactive === 0);
  const busy = isLoading || billing.isLoading;

  const send = async (answer: Parameters<typeof setName>[0]['setName'], company = '') => {
    try {
      if (company) await updateBilling({ updateBilling: { billingName: company } }).unwrap();
      await setName({ setName: answer }).unwrap();
    } catch (error) {
      toast({
        title: t('name.failed.title'),
        description: (error as ApiError).detail ?? t('name.failed.text'),
        variant: 'destructive',
      });
    }
  };
  const submit = handleSubmit(({ company, ...name }) => send(name, company.trim()));
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby="name-question"
      onSubmit={(event) => void submit(event)}
      sx={{
        mt: 3,
        p: { xs: 2, md: 3 },
        ...boardStyles,
      }}
    >
      <Typography id="name-question" variant="h3" component="h2">
        {t(hires ? 'name.employer.title' : 'name.title')}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t(hires ? 'name.employer.text' : 'name.text')}</Typography>
      <Box sx={{ display: 'grid', gap: 2, mt: 2, maxWidth: 640, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {(asksCompany || isCounting) && (
          <Box sx={{ gridColumn: '1 / -1', display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
            {/* reserves the space for new employers, who see the field */}
            <Box sx={{ visibility: isCounting ? 'hidden' : 'visible' }}>
              <TextInput
                {...register('company')}
                label={t('name.company')}
                autoComplete="organization"
                inputProps={{ maxLength: COMPANY_MAX }}
              />
            </Box>
            {isCounting && <SkeletonBlock width="100%" height={56} sx={{ my: 0, alignSelf: 'end' }} />}
          </Box>
        )}
        <TextInput
          {...register('firstName', { validate: (value) => !isBlank(value) })}
          label={t('name.first')}
          error={formState.errors.firstName && t('name.required')}
          autoComplete="given-name"
          inputProps={{ maxLength: NAME_MAX, 'aria-required': true }}
        />
        <TextInput
          {...register('lastName')}
          label={t('name.last')}
          autoComplete="family-name"
          inputProps={{ maxLength: NAME_MAX }}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Button type="submit" variant="contained" disabled={busy}>
          {t('name.save')}
        </Button>
        <Button disabled={busy} onClick={() => void send({ skip: true })}>
          {t('name.skip')}
        </Button>
      </Box>
    </Box>
  );
}

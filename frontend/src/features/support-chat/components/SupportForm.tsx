import { newId } from '@nukkad/api-client/random-id';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import { formatPhone } from '@nukkad/contract/typing/format-phone';
import { EMAIL_MAX, NAME_MAX } from '@nukkad/contract/limits';
import {
  CITY_MAX,
  SUPPORT_EXTENSIONS,
  SUPPORT_KINDS,
  SUPPORT_MESSAGE_MAX,
  SUPPORT_PROMISES,
  type SupportKind,
} from '@nukkad/contract/support/support';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRefusedFields } from '../../../shared/hooks/useRefusedFields';
import { useSession } from '../../../entities/session/hooks/useSession';
import { FileField } from '../../../shared/ui/FileField';
import { SelectInput } from '../../../shared/ui/SelectInput';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';
import { supportApi } from '../api/support-api';

const FIELDS = ['firstName', 'lastName', 'email', 'city'] as const;
type Field = (typeof FIELDS)[number];
type Values = Record<Field | 'message' | 'kind', string>;

const LENGTHS: Record<Field, number> = { firstName: NAME_MAX, lastName: NAME_MAX, email: EMAIL_MAX, city: CITY_MAX };
const AUTOFILL: Record<Field, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  city: 'address-level2',
};
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

interface Props {
  /** The kind of request that the chat was opened for. */
  openedFor: SupportKind | undefined;
  onSent: () => void;
}

/**
 * The form of the chat. A signed-in user is not asked for known data; a guest also states a name and an address.
 * Whatever happens to a call, the typed text stays until the request is stored.
 */
export function SupportForm({ openedFor, onSent }: Props) {
  const { t } = useTranslation('support-chat');
  const { toast } = useToast();
  const { user } = useSession();
  const empty: Values = { firstName: '', lastName: '', email: '', city: '', message: '', kind: 'support' };
  const fields = user ? [] : FIELDS;
  const { register, handleSubmit, reset, setValue, watch, formState } = useForm<Values>({ defaultValues: empty });
  const kind = watch('kind') as SupportKind;
  useEffect(() => {
    if (openedFor) setValue('kind', openedFor);
  }, [openedFor, setValue]);
  const [attachment, setAttachment] = useState<File | null>(null);
  // equal for all retries of one request, so that it is stored only once
  const [key, setKey] = useState(newId);
  const { refused, note, forget } = useRefusedFields();
  const [send, { isLoading }] = supportApi.useSendSupportRequestMutation();

  const submit = handleSubmit(async ({ message, kind: chosen, ...typed }) => {
    if (isLoading) return;
    forget();
    try {
      const person = user ? {} : typed;
      await send({ ...person, message, kind: chosen as SupportKind, attachment, key }).unwrap();
      toast({ title: t('sent.title'), description: t('sent.text') });
      reset(empty);
      setAttachment(null);
      setKey(newId());
      onSent();
    } catch (error) {
      note(error as ApiError);
      const { problem } = error as ApiError;
      toast({
        title: t('failed.title'),
        description: problem?.errors?.[0]?.message ?? t('failed.text'),
        variant: 'destructive',
      });
    }
  });
  const errorOf = (field: Field | 'message') =>
    formState.errors[field]
      ? t(`errors.${formState.errors[field].type === 'pattern' ? 'email' : 'required'}`)
      : refused[field];

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      // the two parts of a name are side by side
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        [`& > :nth-of-type(n+${user ? 1 : 3})`]: { gridColumn: '1 / -1' },
      }}
    >
      {fields.map((field) => (
        <TextInput
          key={field}
          label={t(`fields.${field}`)}
          type={field === 'email' ? 'email' : 'text'}
          autoComplete={AUTOFILL[field]}
          error={errorOf(field)}
          inputProps={{ maxLength: LENGTHS[field], 'aria-required': true }}
          {...register(field, {
            validate: { required: (value) => value.trim() !== '' },
            ...(field === 'email' && { pattern: EMAIL }),
          })}
        />
      ))}
      <Box>
        <SelectInput
          label={t('kind.label')}
          options={SUPPORT_KINDS.map((value) => ({ value, label: t(`kind.${value}.name`) }))}
          {...register('kind')}
        />
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t(`kind.${kind}.promise`, SUPPORT_PROMISES)}
        </Typography>
      </Box>
      <TextInput
        label={t(user ? 'fields.accountMessage' : 'fields.message')}
        multiline
        minRows={3}
        maxRows={8}
        error={errorOf('message')}
        inputProps={{ maxLength: SUPPORT_MESSAGE_MAX }}
        {...register('message', {
          // a guest may send only a name and an address; an account must send a message or a file
          validate: { required: (value) => !user || attachment !== null || value.trim() !== '' },
        })}
      />
      <FileField
        file={attachment}
        onChange={setAttachment}
        extensions={SUPPORT_EXTENSIONS}
        error={refused['attachment']}
        words={{
          label: t('attachment.label'),
          choose: t('attachment.choose'),
          hint: t('attachment.hint'),
          remove: t('attachment.remove'),
          chosen: (file) => t('attachment.chosen', file),
          refused: {
            type: { title: t('attachment.type.title'), text: t('attachment.type.text') },
            size: { title: t('attachment.size.title'), text: t('attachment.size.text') },
          },
        }}
      />
      {user && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`answer.${user.email ? 'email' : user.phone && user.phoneVerified ? 'text' : 'account'}`, {
            address: user.email ?? '',
            phone: formatPhone(user.phone ?? ''),
          })}
        </Typography>
      )}
      {/* within thumb reach, however long the form is */}
      <Box sx={{ position: 'sticky', bottom: -16, zIndex: 1, mb: -2, py: 1.5, bgcolor: 'background.default' }}>
        <Button type="submit" variant="contained" fullWidth disabled={isLoading}>
          {t(isLoading ? 'sending' : 'send')}
        </Button>
      </Box>
    </Box>
  );
}

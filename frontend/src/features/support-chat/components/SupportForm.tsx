import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiError } from '@nukkad/api-client/base-query';
import { EMAIL_MAX, NAME_MAX } from '@nukkad/domain/limits';
import { CITY_MAX, SUPPORT_EXTENSIONS, SUPPORT_MESSAGE_MAX } from '@nukkad/domain/support';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRefusedFields } from '../../../shared/hooks/useRefusedFields';
import { useSession } from '../../../shared/session/useSession';
import { FileField } from '../../../shared/ui/FileField';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';
import { supportApi } from '../api/support-api';

const FIELDS = ['firstName', 'lastName', 'email', 'city'] as const;
type Field = (typeof FIELDS)[number];
type Values = Record<Field | 'message', string>;

const LENGTHS: Record<Field, number> = { firstName: NAME_MAX, lastName: NAME_MAX, email: EMAIL_MAX, city: CITY_MAX };
const AUTOFILL: Record<Field, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  city: 'address-level2',
};
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The form of the chat. Whatever happens to a call, what was typed stays until the request is stored. */
export function SupportForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('support-chat');
  const { toast } = useToast();
  const { user } = useSession();
  const empty: Values = {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
    city: user?.city ?? '',
    message: '',
  };
  const { register, handleSubmit, reset, formState } = useForm<Values>({ defaultValues: empty });
  const [attachment, setAttachment] = useState<File | null>(null);
  // the same for every try of one request, so that it is stored once
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { refused, note, forget } = useRefusedFields();
  const [send, { isLoading }] = supportApi.useSendSupportRequestMutation();

  const submit = handleSubmit(async ({ message, ...person }) => {
    if (isLoading) return;
    forget();
    try {
      await send({ ...person, message, attachment, key }).unwrap();
      toast({ title: t('sent.title'), description: t('sent.text') });
      reset(empty);
      setAttachment(null);
      setKey(crypto.randomUUID());
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
  const errorOf = (field: Field) =>
    formState.errors[field]
      ? t(`errors.${formState.errors[field].type === 'pattern' ? 'email' : 'required'}`)
      : refused[field];

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      // the two parts of a name stand beside each other
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '& > :nth-of-type(n+3)': { gridColumn: '1 / -1' },
      }}
    >
      {FIELDS.map((field) => (
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
      <TextInput
        label={t('fields.message')}
        multiline
        minRows={3}
        maxRows={8}
        error={refused['message']}
        inputProps={{ maxLength: SUPPORT_MESSAGE_MAX }}
        {...register('message')}
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
      {/* in reach of the thumb, however long the form is */}
      <Box sx={{ position: 'sticky', bottom: -16, zIndex: 1, mb: -2, py: 1.5, bgcolor: 'background.default' }}>
        <Button type="submit" variant="contained" fullWidth disabled={isLoading}>
          {t(isLoading ? 'sending' : 'send')}
        </Button>
      </Box>
    </Box>
  );
}

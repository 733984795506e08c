import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { INTERVIEW_MESSAGE_MAX, type InterviewMode } from '@nukkad/contract/interviews/interviews';
import { LOCATION_MAX, PHONE_MAX } from '@nukkad/contract/limits';
import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { serverNow } from '../../../shared/clock/server-clock';
import { useDraft } from '../../session/hooks/useDraft';
import type { RefusedFields } from '../../../shared/hooks/useRefusedFields';
import { useFormat } from '../../../shared/i18n/format';
import { chipStyles } from '../../../shared/ui/chip-styles';
import { Sheet } from '../../../shared/ui/Sheet';
import { TextInput } from '../../../shared/ui/TextInput';
import type { Appointment, ReadAppointment } from '../model/appointment';
import { momentOf, today, usualDays } from '../../../shared/clock/indian-clock';

const NOON = '12:00';

interface Words {
  title: string;
  subtitle?: string;
  intro?: string;
  date: string;
  time: string;
  send: string;
  sending: string;
  cancel: string;
  problem: (problem: string) => string;
}

interface Props<Body> {
  mode: InterviewMode;
  /** Picker of the mode, if the mode is open; another mode requires another place. */
  modePicker?: ReactNode;
  words: Words;
  /** Returns the initial values of the form, by the moment (milliseconds since 1970) at which it is opened. */
  start: (now: number) => Omit<Appointment, 'message'>;
  /** The field for the place or the phone number, if it is required. */
  where?: { label: string; placeholder?: string; hint?: string } | undefined;
  /** The field for a message, if one is allowed, and the name of its draft. */
  message?: { label: string; placeholder: string; draft: string };
  /** Checks the form by the rules of the server. */
  read: (appointment: Appointment, now: number) => ReadAppointment<Body>;
  /** Errors of the server about the last request. */
  refused: RefusedFields;
  /** Sends the appointment; resolves to whether the server accepted it. */
  onSend: (body: Body) => Promise<boolean>;
  onClose: () => void;
}

/** Form for the time, and the place or number, of a meeting. */
export function AppointmentSheet<Body>(props: Props<Body>) {
  const { mode, modePicker, words, start, where, message, read, refused, onSend, onClose } = props;
  const formId = useId();
  const format = useFormat();
  const [opened] = useState(serverNow);
  const draft = useDraft(message?.draft ?? '');
  const { register, handleSubmit, setError, setFocus, setValue, clearErrors, watch, formState } = useForm<Appointment>({
    defaultValues: { ...start(opened), message: draft.text },
  });
  const { errors, isSubmitting } = formState;

  const [asked, setAsked] = useState(mode);
  const askWhere = useEffectEvent(() => {
    setValue('where', start(opened).where);
    clearErrors('where');
  });
  useEffect(() => {
    if (asked === mode) return;
    setAsked(mode);
    askWhere();
  }, [asked, mode]);

  const send = handleSubmit(async (appointment) => {
    const result = read(appointment, serverNow());
    if ('body' in result) {
      if (await draft.send(() => onSend(result.body))) onClose();
      return;
    }
    const fields = Object.keys(result.problems) as (keyof Appointment)[];
    for (const field of fields) setError(field, { type: result.problems[field] ?? 'required' });
    if (fields[0]) setFocus(fields[0]);
  });
  const byPhone = mode === 'phone';
  const textOf = (field: keyof Appointment): string | undefined =>
    errors[field]
      ? words.problem(String(errors[field].type))
      : refused[field === 'where' ? (byPhone ? 'phone' : 'place') : field];
  return (
    <Sheet
      open
      holdsInput
      onClose={onClose}
      title={words.title}
      subtitle={words.subtitle}
      actions={
        <>
          <Button type="submit" form={formId} variant="contained" disabled={isSubmitting}>
            {isSubmitting ? words.sending : words.send}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => void send(event)}
        sx={{ display: 'grid', gap: 2, pt: 0.5 }}
      >
        {modePicker}
        {words.intro && <Typography sx={{ color: 'text.secondary' }}>{words.intro}</Typography>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {usualDays(opened).map((date) => {
            const isChosen = watch('date') === date;
            return (
              <ButtonBase
                key={date}
                aria-pressed={isChosen}
                onClick={() => {
                  setValue('date', date, { shouldDirty: true });
                  clearErrors('date');
                }}
                sx={chipStyles(isChosen ? 'primary.tint' : 'background.tint')}
              >
                {isChosen && <CheckIcon aria-hidden sx={{ fontSize: 20 }} />}
                {format.day(new Date(momentOf({ date, time: NOON })))}
              </ButtonBase>
            );
          })}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextInput
            {...register('date')}
            type="date"
            label={words.date}
            error={textOf('date')}
            inputProps={{ min: today(opened), 'aria-required': true }}
          />
          <TextInput
            {...register('time')}
            type="time"
            label={words.time}
            error={textOf('time')}
            inputProps={{ 'aria-required': true }}
          />
        </Box>
        {where && (
          <TextInput
            {...register('where')}
            {...(byPhone ? { type: 'tel', autoComplete: 'tel' } : {})}
            {...where}
            error={textOf('where')}
            inputProps={{ maxLength: byPhone ? PHONE_MAX : LOCATION_MAX, 'aria-required': true }}
          />
        )}
        {message && (
          <TextInput
            {...register('message', {
              onChange: (event: ChangeEvent<HTMLInputElement>) => draft.setText(event.target.value),
            })}
            multiline
            minRows={2}
            maxRows={6}
            label={message.label}
            placeholder={message.placeholder}
            error={textOf('message')}
            inputProps={{ maxLength: INTERVIEW_MESSAGE_MAX }}
          />
        )}
      </Box>
    </Sheet>
  );
}

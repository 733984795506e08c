import MicIcon from '@mui/icons-material/MicNoneOutlined';
import IconButton from '@mui/material/IconButton';
import { LOCALES } from '@nukkad/contract/languages';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { Pictogram } from '../../../shared/ui/Pictogram';
import { useToast } from '../../../shared/ui/toast/useToast';
import { type Recognition, speechRecognition } from '../model/speech';

/** Text keys of the browser's errors; all others are a general failure. */
const PROBLEMS: Partial<Record<string, 'denied' | 'silence' | 'offline' | 'language'>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'denied',
  'no-speech': 'silence',
  network: 'offline',
  'language-not-supported': 'language',
};

/** Voice input in the language of the page: reports the whole text heard so far each time, and whether it is final. */
export function VoiceInputButton({ onText }: { onText: (spoken: string, isFinal: boolean) => void }) {
  const { t } = useTranslation('search');
  const { toast } = useToast();
  const [listening, setListening] = useState<Recognition | null>(null);
  const running = useRef<Recognition | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const listen = () => {
    const Recognizer = speechRecognition();
    if (!Recognizer) return;
    const recognition = new Recognizer();
    recognition.lang = LOCALES[currentLanguage()];
    recognition.interimResults = true;
    recognition.onresult = ({ results }) => {
      const heard = Array.from(results);
      onText(
        heard.map((result) => result[0]?.transcript ?? '').join(''),
        heard.every(({ isFinal }) => isFinal),
      );
    };
    recognition.onerror = ({ error }) => {
      // the user stopped the recording
      if (error === 'aborted') return;
      const problem = PROBLEMS[error] ?? 'failed';
      toast({ title: t('speech.problem'), description: t(`speech.${problem}`), variant: 'destructive' });
    };
    recognition.onend = () => {
      running.current = null;
      setListening(null);
    };
    running.current = recognition;
    setListening(recognition);
    recognition.start();
  };
  return (
    <IconButton
      aria-label={t(listening ? 'speech.stop' : 'speech.start')}
      aria-pressed={listening !== null}
      onClick={() => (listening ? listening.stop() : listen())}
      sx={{
        borderRadius: '0 12px 12px 0',
        color: listening ? 'secondary.contrastText' : 'primary.text',
        bgcolor: listening ? 'secondary.main' : 'transparent',
        '&:hover': { bgcolor: listening ? 'secondary.dark' : 'background.tint' },
      }}
    >
      {listening ? <Pictogram name="waves" sx={{ '--pg-accent': 'currentColor' }} /> : <MicIcon aria-hidden />}
    </IconButton>
  );
}

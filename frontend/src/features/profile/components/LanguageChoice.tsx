import TranslateIcon from '@mui/icons-material/Translate';
import Box from '@mui/material/Box';
import { LANGUAGE_NAMES, LANGUAGES, type Language, LOCALES } from '@nukkad/contract/languages';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, currentLanguage } from '../../../shared/i18n/i18n';
import { useToast } from '../../../shared/ui/toast/useToast';
import { profileApi } from '../api/profile-api';

/** The language of the page, and then also of the mails. */
export function LanguageChoice() {
  const { t } = useTranslation('profile');
  const { toast } = useToast();
  const [update] = profileApi.useUpdateWorkPreferencesMutation();
  const choose = (language: Language) => {
    void chooseLanguage(language);
    update({ workPreferences: { language } })
      .unwrap()
      .catch(() =>
        toast({ title: t('languageFailed.title'), description: t('languageFailed.text'), variant: 'destructive' }),
      );
  };
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        minHeight: 48,
        px: 2,
        fontWeight: 600,
      }}
    >
      <TranslateIcon aria-hidden />
      {t('language')}
      <Box
        component="select"
        value={currentLanguage()}
        onChange={(event: { target: { value: string } }) => choose(event.target.value as Language)}
        sx={{
          ml: 'auto',
          minHeight: 48,
          px: 1,
          border: '1px solid',
          borderColor: 'fieldBorder',
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'text.primary',
          font: 'inherit',
          '& option': { bgcolor: 'background.paper', color: 'text.primary' },
        }}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={LOCALES[language]}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </Box>
    </Box>
  );
}

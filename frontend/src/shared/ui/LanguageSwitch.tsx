import TranslateIcon from '@mui/icons-material/Translate';
import Box from '@mui/material/Box';
import { LANGUAGE_NAMES, LANGUAGES, type Language, LOCALES } from '@nukkad/contract/languages';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, currentLanguage } from '../i18n/i18n';
import { LANGUAGE_FIELD } from '../i18n/language-before-hydration';

/** Changes the page's language. Uses the native select, because it is small and familiar to users. */
export function LanguageSwitch() {
  // the hook redraws the switch when the language changes
  const { t } = useTranslation('shared');
  return (
    <Box
      component="label"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        position: 'relative',
        minHeight: 48,
        borderRadius: 1,
        '&:hover': { bgcolor: 'var(--shade)' },
        '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'var(--focus)', outlineOffset: 2 },
      }}
    >
      <TranslateIcon aria-hidden sx={{ position: 'absolute', left: 10, fontSize: 20, pointerEvents: 'none' }} />
      <Box
        component="select"
        name={LANGUAGE_FIELD}
        autoComplete="off"
        aria-label={t('language.label')}
        value={currentLanguage()}
        onChange={(event: { target: { value: string } }) => void chooseLanguage(event.target.value as Language)}
        sx={{
          appearance: 'none',
          fieldSizing: 'content',
          minHeight: 48,
          pl: 4.5,
          pr: 1.25,
          border: 0,
          borderRadius: 1,
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          fontWeight: 600,
          cursor: 'pointer',
          '&:focus-visible': { outline: 0 },
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

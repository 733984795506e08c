import ClearIcon from '@mui/icons-material/Clear';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SKILL_MAX, SKILLS_MAX_COUNT } from '@nukkad/domain/limits';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../shared/ui/TextInput';

interface Props {
  skills: readonly string[];
  /** What is being typed and not yet added. */
  draft: string;
  onChange: (skills: string[], draft: string) => void;
}

/** Skills with those of a typed text added: cut at commas, blanks and repetitions dropped. */
export function withTyped(skills: readonly string[], text: string): string[] {
  const typed = text.split(/[,،\n]/).map((part) => part.trim().slice(0, SKILL_MAX));
  return [...new Set([...skills, ...typed])].filter(Boolean).slice(0, SKILLS_MAX_COUNT);
}

/** Skills in people's own words; a comma or Enter adds one, and each can be taken out again. */
export function SkillsInput({ skills, draft, onChange }: Props) {
  const { t } = useTranslation('ai-jobs');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || draft.trim() === '') return;
    event.preventDefault();
    onChange(withTyped(skills, draft), '');
  };
  return (
    <Box>
      <TextInput
        label={t('questions.skills.label')}
        hint={t('questions.skills.hint')}
        placeholder={t('questions.skills.placeholder')}
        value={draft}
        onChange={({ target: { value } }) =>
          value.includes(',') ? onChange(withTyped(skills, value), '') : onChange([...skills], value)
        }
        onKeyDown={onKeyDown}
        inputProps={{ enterKeyHint: 'done' }}
      />
      {skills.length > 0 && (
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {skills.map((skill) => (
            <li key={skill}>
              <Button
                variant="outlined"
                color="inherit"
                endIcon={<ClearIcon />}
                aria-label={t('filter.clear', { name: skill })}
                onClick={() =>
                  onChange(
                    skills.filter((other) => other !== skill),
                    draft,
                  )
                }
                sx={{ px: 1.75, fontWeight: 550, borderColor: 'fieldBorder' }}
              >
                {skill}
              </Button>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

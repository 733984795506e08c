import ClearIcon from '@mui/icons-material/Clear';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { SKILL_MAX, SKILLS_MAX_COUNT } from '@nukkad/contract/limits';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipChoice } from '../../../shared/ui/ChipChoice';
import { TextInput } from '../../../shared/ui/TextInput';

/** How many usual skills are offered at once. */
const OFFERED_MAX = 8;

interface Props {
  /** The skills of the seeker, as typed. */
  skills: readonly string[];
  /** The kinds of work of which the usual skills are offered. */
  kinds: readonly JobCategoryId[];
  /** Typed text that is not added yet. */
  draft: string;
  onChange: (skills: string[], draft: string) => void;
}

/** Skills with those of a typed text added: cut at commas, blanks and repetitions dropped. */
export function withTyped(skills: readonly string[], text: string): string[] {
  const typed = text.split(/[,،\n]/).map((part) => part.trim().slice(0, SKILL_MAX));
  return [...new Set([...skills, ...typed])].filter(Boolean).slice(0, SKILLS_MAX_COUNT);
}

/**
 * Returns the usual skills of the chosen kinds of work: an equal number of each kind, within the number of offered
 * skills.
 */
function useUsualSkills(kinds: readonly JobCategoryId[]): string[] {
  const { t } = useTranslation('ai-jobs/questions');
  const perKind = kinds.map((kind) => t(`skills.usual.${kind}`).split('|'));
  const longest = Math.max(0, ...perKind.map((names) => names.length));
  const inTurn = Array.from({ length: longest }, (_, place) => perKind.flatMap((names) => names[place] ?? []));
  return [...new Set(inTurn.flat())].slice(0, OFFERED_MAX);
}

/** The question about skills: usual ones to press, and a field for others, which a comma or Enter adds. */
export function SkillsInput({ skills, kinds, draft, onChange }: Props) {
  const { t } = useTranslation('ai-jobs/questions');
  const usual = useUsualSkills(kinds);
  const others = skills.filter((skill) => !usual.includes(skill));
  const remove = (skill: string) =>
    onChange(
      skills.filter((other) => other !== skill),
      draft,
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || draft.trim() === '') return;
    event.preventDefault();
    onChange(withTyped(skills, draft), '');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {usual.length > 0 && (
        <ChipChoice
          label={t('skills.label')}
          options={usual.map((skill) => ({ value: skill, label: skill }))}
          chosen={skills}
          onToggle={(skill) => (skills.includes(skill) ? remove(skill) : onChange(withTyped(skills, skill), draft))}
        />
      )}
      <TextInput
        label={t(usual.length > 0 ? 'skills.other' : 'skills.label')}
        placeholder={t('skills.placeholder')}
        value={draft}
        onChange={({ target: { value } }) =>
          value.includes(',') ? onChange(withTyped(skills, value), '') : onChange([...skills], value)
        }
        onKeyDown={onKeyDown}
        inputProps={{ enterKeyHint: 'done' }}
      />
      {others.length > 0 && (
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
          {others.map((skill) => (
            <li key={skill}>
              <Button
                variant="outlined"
                color="inherit"
                endIcon={<ClearIcon />}
                aria-label={t('skills.remove', { name: skill })}
                onClick={() => remove(skill)}
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

import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { INSTANT_FORM_CATEGORIES } from '@nukkad/domain/instant-jobs';
import { JOB_CATEGORY_IDS, type JobCategoryId } from '@nukkad/domain/job-categories';
import { DESCRIPTION_MAX, TITLE_MAX } from '@nukkad/domain/limits';
import { useTranslation } from 'react-i18next';
import { useJobWords } from '../../../shared/jobs/useJobWords';
import { Tile } from '../../../shared/ui/Tile';
import { TextInput } from '../../../shared/ui/TextInput';
import type { FormParts } from '../model/form-parts';
import { Choices } from './Choices';

const SIX: readonly JobCategoryId[] = INSTANT_FORM_CATEGORIES;

/** Usual jobs stand in one row that scrolls on phones, up to the edges of the board. */
const usualRow = {
  display: 'flex',
  flexWrap: { md: 'wrap' },
  gap: 1,
  mt: 0.5,
  mx: { xs: -1.5, md: 0 },
  px: { xs: 1.5, md: 0 },
  py: 0.5,
  overflowX: { xs: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
  '& > *': { flex: 'none' },
} as const;

/** What is to be done: its name, with usual ones to pick, a few words, and the kind of work. */
export function WorkPart({ register, watch, setValue, textOf }: FormParts) {
  const { t } = useTranslation('instant-job-form');
  const words = useJobWords();
  const [title, category] = [watch('title'), watch('category')];
  const chosen = JOB_CATEGORY_IDS.find((id) => id === category);
  // a repeated job keeps the kind of work of its original
  const kinds = chosen === undefined || SIX.includes(chosen) ? SIX : [...SIX, chosen];
  const usual = (chosen === undefined ? SIX : [chosen]).flatMap((id) =>
    INSTANT_FORM_CATEGORIES.filter((one) => one === id).flatMap((one) => {
      const titles = t(`usual.${one}`).split('|');
      return (chosen === undefined ? titles.slice(0, 1) : titles).map((name) => ({ id: one, name }));
    }),
  );
  const take = (id: JobCategoryId, name: string) => {
    setValue('title', name, { shouldDirty: true, shouldValidate: textOf('title') !== undefined });
    setValue('category', id, { shouldDirty: true, shouldValidate: textOf('category') !== undefined });
  };
  return (
    <>
      <div>
        <TextInput
          {...register('title')}
          label={t('fields.title')}
          placeholder={t('examples.title')}
          error={textOf('title')}
          inputProps={{ maxLength: TITLE_MAX, 'aria-required': true }}
        />
        {title.trim() === '' && usual.length > 0 && (
          <Box role="group" aria-label={t('usual.label')} sx={usualRow}>
            {usual.map(({ id, name }) => (
              <Button key={name} variant="quiet" startIcon={<AddIcon />} onClick={() => take(id, name)}>
                {name}
              </Button>
            ))}
          </Box>
        )}
      </div>
      <TextInput
        {...register('description')}
        multiline
        minRows={2}
        maxRows={10}
        label={t('fields.description')}
        placeholder={t('examples.description')}
        error={textOf('description')}
        inputProps={{ maxLength: DESCRIPTION_MAX }}
      />
      <Choices
        legend={t('fields.category')}
        required
        field={register('category')}
        error={textOf('category')}
        columns={{ gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr', lg: '1fr 1fr' } }}
        options={kinds.map((id) => ({
          value: id,
          content: (
            <>
              <Tile category={id} size={36} />
              <Box component="span" sx={{ ml: 1, minWidth: 0 }}>
                {words.category(id)}
              </Box>
            </>
          ),
        }))}
      />
    </>
  );
}

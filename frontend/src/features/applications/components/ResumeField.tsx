import { RESUME_EXTENSIONS } from '@nukkad/contract/jobs/applications';
import { useTranslation } from 'react-i18next';
import { FileField } from '../../../shared/ui/FileField';

/** Accepts a resume: PDF, DOC or DOCX of at most 5 MB, checked before the upload. */
export function ResumeField({ file, onChange }: { file: File | null; onChange: (file: File | null) => void }) {
  const { t } = useTranslation('applications');
  return (
    <FileField
      file={file}
      onChange={onChange}
      extensions={RESUME_EXTENSIONS}
      words={{
        label: t('dialog.resume.label'),
        choose: t('dialog.resume.choose'),
        hint: t('dialog.resume.hint'),
        remove: t('dialog.resume.remove'),
        chosen: (chosen) => t('dialog.resume.chosen', chosen),
        refused: {
          type: { title: t('dialog.resume.type.title'), text: t('dialog.resume.type.text') },
          size: { title: t('dialog.resume.size.title'), text: t('dialog.resume.size.text') },
        },
      }}
    />
  );
}

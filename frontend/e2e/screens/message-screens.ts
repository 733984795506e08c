import type { Screen, ScreenContext } from './screen';

const openConversation = async ({ page, t }: ScreenContext): Promise<void> => {
  await page
    .getByRole('button', { name: new RegExp(`^${t('messages/recent:open')}`) })
    .first()
    .click();
  await page.getByRole('dialog').getByLabel(t('messages:write.label')).waitFor();
};

/** Conversations as seekers see them; the employer's side is on the page of the job. */
export const MESSAGE_SCREENS: readonly Screen[] = [
  {
    name: 'conversation-seeker',
    as: 'seeker',
    path: '/?section=applications',
    then: openConversation,
    shows: ({ page, t }) => page.getByRole('dialog').getByLabel(t('messages:write.label')),
  },
  {
    name: 'conversation-report',
    as: 'seeker',
    path: '/?section=applications',
    then: async (context) => {
      const { page, t } = context;
      await openConversation(context);
      await page
        .getByRole('button', { name: t('messages:report.action'), exact: true })
        .first()
        .click();
    },
    shows: ({ page, t }) => page.getByRole('dialog', { name: t('messages:report.title') }),
  },
];

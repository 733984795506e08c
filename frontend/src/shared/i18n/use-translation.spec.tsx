import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from './i18n';

function Part() {
  const { t } = useTranslation(['rewards', 'salary']);
  return <p>{[t('shared:notFound.home'), t === i18n.getFixedT(i18n.language, 'rewards')].join(' ')}</p>;
}

const drawPart = () =>
  act(async () => {
    render(
      <Suspense fallback="waiting">
        <Part />
      </Suspense>,
    );
  });

describe('useTranslation', () => {
  it('waits for the texts of all namespaces, then translates with the first', async () => {
    await drawPart();
    expect(await screen.findByText('Go Home true')).toBeVisible();
    expect(['rewards', 'salary'].map((namespace) => i18n.hasTexts('en', namespace))).toEqual([true, true]);
  });

  it('words a component anew when the language changes', async () => {
    await drawPart();
    await act(() => i18n.changeLanguage('hi'));
    expect(await screen.findByText('होम पर जाएँ true')).toBeVisible();
  });
});

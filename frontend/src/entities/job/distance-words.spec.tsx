import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { fakeServer } from '../../../test/fake-server';
import { fakeDevice, noDevice } from '../../../test/geolocation';
import { makeWrapper } from '../../../test/render-app';
import { anAiJob } from '../../../test/jobs';
import { i18n, loadTexts } from '../../shared/i18n/i18n';
import { PlaceChip } from '../position/components/PlaceChip';
import { positionStore } from '../position/model/position-store';
import { JobCard } from './components/JobCard';
import { JobFacts } from './components/JobFacts';

const HOME = { latitude: 12.934567, longitude: 77.612345 };

afterEach(() => {
  act(() => positionStore.reset());
  noDevice();
});

/** Shows the chip of the place, and a job half a kilometre away, on a page after the device has responded. */
async function openFacts(): Promise<void> {
  fakeServer();
  await i18n.changeLanguage('en');
  await Promise.all([loadTexts('job'), loadTexts('position')]);
  render(
    <MemoryRouter>
      <PlaceChip />
      <JobFacts job={anAiJob({ distance: 0.52 })} />
    </MemoryRouter>,
    { wrapper: makeWrapper() },
  );
  await act(async () => positionStore.locate());
}

const IN_MYSURU = { city: { en: 'Mysuru', hi: 'मैसूर', kn: 'ಮೈಸೂರು' }, location: 'Near bus stand' };

describe('the words for a job without a distance', () => {
  afterEach(() => act(() => i18n.changeLanguage('en')));

  it.each([
    ['en', {}, 'Nearby', 'Nearby'],
    ['en', { ...IN_MYSURU, isInSameCity: true as const }, 'Nearby', 'In Mysuru'],
    ['en', IN_MYSURU, 'Mysuru', 'In Mysuru'],
    ['hi', IN_MYSURU, 'मैसूर', 'मैसूर में'],
    ['kn', IN_MYSURU, 'ಮೈಸೂರು', 'ಮೈಸೂರು ಒಳಗೆ'],
  ])('name the city of the job, and never a distance (%s, %j)', async (language, job, stone, line) => {
    fakeServer();
    await i18n.changeLanguage(language);
    await loadTexts('job');
    const { distance: _, ...without } = anAiJob(job);
    render(
      <MemoryRouter>
        <JobCard job={without} onOpen={() => undefined} />
        <JobFacts job={without} />
      </MemoryRouter>,
      { wrapper: makeWrapper() },
    );
    expect(within(screen.getByRole('article')).getByText(stone)).toBeVisible();
    expect(within(screen.getAllByRole('listitem')[0]!).getByText(line)).toBeVisible();
  });
});

describe('the distance of a job', () => {
  it('is exact from a device with an exact position', async () => {
    fakeDevice({ ...HOME, accuracy: 20 });
    await openFacts();
    expect(screen.getByRole('button', { name: 'Near you: change' })).toBeVisible();
    expect(screen.getByText('500 m away')).toBeVisible();
  });

  it.each([40_000, 1500])('is approximate to a kilometre from a device with an error of %i m', async (accuracy) => {
    fakeDevice({ ...HOME, accuracy });
    await openFacts();
    expect(screen.getByRole('button', { name: 'Near you (about): change' })).toBeVisible();
    expect(screen.getByText('about 1 km away')).toBeVisible();
  });

  it.each(['denied', 'unavailable'] as const)(
    'is measured from the default place, not from the reader, when the position is %s',
    async (answer) => {
      fakeDevice(answer);
      await openFacts();
      expect(screen.getByRole('button', { name: 'MG Road, Bengaluru · not your location: change' })).toBeVisible();
      expect(screen.getByText('1 km from MG Road')).toBeVisible();
    },
  );
});

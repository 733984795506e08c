import { describe, expect, it } from '@jest/globals';
import { RouteScripts } from '../route-scripts.js';

const of = (...names: string[]) => ({
  en: ['base.js', ...names, 'en.js'],
  hi: ['base.js', ...names, 'hi.js'],
  kn: ['base.js', ...names, 'kn.js'],
});
const scripts = new RouteScripts({
  '/': of('home.js'),
  '/*': of('not-found.js'),
  '/job-seeker?section=request-interview': of('seeker.js', 'hot.js'),
  '/job-seeker?section=calendar': of('seeker.js', 'calendar.js'),
  '/employer': of('employer.js'),
  '/employer/jobs/:id': of('employer.js', 'manage.js'),
  '/instant-requests?tab=requests': of('instant.js', 'requests.js'),
  '/instant-requests?tab=post': of('instant.js', 'post.js'),
});

/** Returns the scripts including those of the page of the first address. */
const atFirst = (...names: string[]) => [...of(...names).en, 'home.js'];

describe('RouteScripts', () => {
  it.each([
    ['of a page', '/employer', {}, of('employer.js').en],
    ['of a page with a slash at the end, in capitals', '/Employer/', {}, of('employer.js').en],
    ['of a page whose address holds an id', '/employer/jobs/0199', {}, of('employer.js', 'manage.js').en],
    ['of the section that an address names', '/job-seeker', { section: 'calendar' }, of('seeker.js', 'calendar.js').en],
    ['of the same section at the first address', '/', { section: 'calendar' }, atFirst('seeker.js', 'calendar.js')],
    ['of the section that opens by itself', '/', {}, atFirst('seeker.js', 'hot.js')],
    ['of that section where the named one does not exist', '/', { section: 'gone' }, atFirst('seeker.js', 'hot.js')],
    ['that all sections share where the account decides', '/instant-requests', {}, ['base.js', 'instant.js', 'en.js']],
    ['of no page where none stands', '/employer/jobs', {}, []],
    ['of no page where a parameter is a list', '/nowhere', { section: ['a', 'b'] }, []],
  ])('returns the scripts %s', (_case, path, query, found) => {
    expect(scripts.find(path, query, 'en')).toEqual(found);
  });

  it('finds the texts of the language', () => {
    expect(scripts.find('/employer', {}, 'hi')).toEqual(of('employer.js').hi);
  });

  it('finds none without a build', () => {
    expect(RouteScripts.read('/nowhere').find('/employer', {}, 'en')).toEqual([]);
  });
});

/** Texts for the part of the showcase that runs in the browser: as props, so that it loads no others. */
import { translate } from '@docusaurus/Translate';
import { STARRED, TAGS } from './filter';
import type { TagChoice } from './FilterForm';
import type { GalleryLabels } from './Gallery';
import type { Site } from './sites';
import { tagTexts } from './tags';

export function tagChoices(sites: readonly Site[]): TagChoice[] {
  const texts = tagTexts();
  const own = TAGS.map((name) => ({
    name,
    ...texts[name],
    count: sites.filter(({ tags }) => tags.includes(name)).length,
  }));
  return [...own, { name: STARRED, ...texts[STARRED], count: 0 }];
}

export function galleryLabels(): GalleryLabels {
  return {
    form: translate({ id: 'showcase.form', message: 'Find sites', description: 'Name of the form for screen readers' }),
    search: translate({ id: 'showcase.search', message: 'Search' }),
    placeholder: translate({ id: 'showcase.placeholder', message: 'Words in a title or description' }),
    tags: translate({ id: 'showcase.tags', message: 'Tags' }),
    operator: translate({ id: 'showcase.operator', message: 'Sites with' }),
    any: translate({ id: 'showcase.operator.any', message: 'any of the tags', description: 'Completes "Sites with"' }),
    every: translate({ id: 'showcase.operator.every', message: 'all of them', description: 'Completes "Sites with"' }),
    clear: translate({ id: 'showcase.clear', message: 'Clear all' }),
    favorites: translate({ id: 'showcase.favorites', message: 'Favourites' }),
    others: translate({ id: 'showcase.others', message: 'All others' }),
    results: translate({ id: 'showcase.results', message: 'Results' }),
    all: translate({ id: 'showcase.count.all', message: '{count} sites' }, { count: '{count}' }),
    some: translate(
      { id: 'showcase.count.some', message: '{count} of {all} sites' },
      { count: '{count}', all: '{all}' },
    ),
    none: translate({ id: 'showcase.none', message: 'No site matches.' }),
    noneHint: translate({
      id: 'showcase.none.hint',
      message: 'Try fewer words or tags, or any of the tags instead of all of them.',
    }),
    star: translate({ id: 'showcase.star', message: 'Mark {title} with a star' }, { title: '{title}' }),
  };
}

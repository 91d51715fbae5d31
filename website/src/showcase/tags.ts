/** What the tags of the showcase are called, and what they say of a site. */
import { translate } from '@docusaurus/Translate';
import type { FilterTag } from './filter';

interface TagText {
  label: string;
  description: string;
}

export function tagTexts(): Record<FilterTag, TagText> {
  return {
    starred: {
      label: translate({ id: 'showcase.tag.starred', message: 'My stars' }),
      description: translate({
        id: 'showcase.tag.starred.description',
        message: 'Sites that you marked in this browser',
      }),
    },
    favorite: {
      label: translate({ id: 'showcase.tag.favorite', message: 'Favourite' }),
      description: translate({ id: 'showcase.tag.favorite.description', message: 'Sites that show most of Dactyl' }),
    },
    opensource: {
      label: translate({ id: 'showcase.tag.opensource', message: 'Public project' }),
      description: translate({
        id: 'showcase.tag.opensource.description',
        message: 'Documentation of an open-source project that is not ours, built from its public sources',
      }),
    },
    meta: {
      label: translate({ id: 'showcase.tag.meta', message: 'About Dactyl' }),
      description: translate({ id: 'showcase.tag.meta.description', message: 'Sites that explain Dactyl itself' }),
    },
    template: {
      label: translate({ id: 'showcase.tag.template', message: 'Template' }),
      description: translate({
        id: 'showcase.tag.template.description',
        message: 'What the create tool writes into an empty folder',
      }),
    },
    fixture: {
      label: translate({ id: 'showcase.tag.fixture', message: 'Test site' }),
      description: translate({
        id: 'showcase.tag.fixture.description',
        message: 'Sites that Dactyl is tested or measured with',
      }),
    },
    design: {
      label: translate({ id: 'showcase.tag.design', message: 'Own design' }),
      description: translate({
        id: 'showcase.tag.design.description',
        message: 'Replaces components of the theme, or brings pages with a design of their own',
      }),
    },
    i18n: {
      label: translate({ id: 'showcase.tag.i18n', message: 'Languages' }),
      description: translate({ id: 'showcase.tag.i18n.description', message: 'Built in more than one language' }),
    },
    versioning: {
      label: translate({ id: 'showcase.tag.versioning', message: 'Versions' }),
      description: translate({
        id: 'showcase.tag.versioning.description',
        message: 'Keeps the documentation of older versions',
      }),
    },
    blog: {
      label: translate({ id: 'showcase.tag.blog', message: 'Blog' }),
      description: translate({ id: 'showcase.tag.blog.description', message: 'Has posts with dates' }),
    },
    live: {
      label: translate({ id: 'showcase.tag.live', message: 'Live components' }),
      description: translate({
        id: 'showcase.tag.live.description',
        message: 'Has pages with components that run in the browser',
      }),
    },
    large: {
      label: translate({ id: 'showcase.tag.large', message: 'Large' }),
      description: translate({ id: 'showcase.tag.large.description', message: 'More than 500 pages' }),
    },
    rtl: {
      label: translate({ id: 'showcase.tag.rtl', message: 'Right to left' }),
      description: translate({
        id: 'showcase.tag.rtl.description',
        message: 'Has a language that is written from right to left',
      }),
    },
  };
}

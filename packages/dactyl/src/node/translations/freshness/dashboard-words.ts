/** Words of the dashboard of translations, by language. It is made where no component is. */
import type { FileStatus } from './types.js';

export interface DashboardWords {
  title: (site: string) => string;
  /** What the page is as of. */
  asOf: (day: string, source: string) => string;
  locale: string;
  translated: string;
  messages: string;
  of: (part: number, all: number) => string;
  columns: Record<FileStatus, string>;
  lists: Record<Exclude<FileStatus, 'current'>, string> & { messages: string };
  /** Between notes. */
  comma: string;
  translatedOn: (day: string) => string;
  changedOn: (day: string) => string;
  newer: string;
  shownIn: (locale: string) => string;
  missing: (number: number, total: number) => string;
  unknownSource: string;
  complete: string;
  nothing: string;
}

const ENGLISH: DashboardWords = {
  title: (site) => `Translations of ${site}`,
  asOf: (day, source) => `As of ${day}. The sources are in ${source}.`,
  locale: 'Language',
  translated: 'Translated',
  messages: 'Messages',
  of: (part, all) => `${part} of ${all}`,
  columns: {
    current: 'Up to date',
    outdated: 'Outdated',
    unmarked: 'Unmarked',
    missing: 'Missing',
    orphaned: 'Orphaned',
  },
  lists: {
    outdated: 'Outdated: the source has changed since',
    unmarked: 'Unmarked: not known which source they were made from',
    missing: 'Missing: readers see the source',
    orphaned: 'Orphaned: the source does not exist',
    messages: 'Messages without a text',
  },
  comma: ', ',
  translatedOn: (day) => `translated ${day}`,
  changedOn: (day) => `source changed ${day}`,
  newer: 'the source has a later commit',
  shownIn: (locale) => `shown in ${locale}`,
  missing: (number, total) => `${number} of ${total} missing`,
  unknownSource: 'The text that was translated is in no commit that this repository has.',
  complete: 'Everything is translated.',
  nothing: 'The site has only its default locale: there is nothing to translate.',
};

const CHINESE: DashboardWords = {
  title: (site) => `${site} 的译文`,
  asOf: (day, source) => `截至 ${day}。原文的语言是 ${source}。`,
  locale: '语言',
  translated: '已翻译',
  messages: '消息',
  of: (part, all) => `${part} / ${all}`,
  columns: { current: '最新', outdated: '过期', unmarked: '没有标记', missing: '缺少', orphaned: '没有原文' },
  lists: {
    outdated: '过期：译好之后，原文又改过',
    unmarked: '没有标记：不知道译自什么样的原文',
    missing: '缺少：读者看到的是原文',
    orphaned: '没有原文：原文不存在',
    messages: '没有译文的消息',
  },
  comma: '，',
  translatedOn: (day) => `译于 ${day}`,
  changedOn: (day) => `原文改于 ${day}`,
  newer: '原文的提交更晚',
  shownIn: (locale) => `显示的是 ${locale}`,
  missing: (number, total) => `${total} 条里缺 ${number} 条`,
  unknownSource: '翻译时的原文不在这个仓库的任何提交里。',
  complete: '全部译好了。',
  nothing: '站点只有默认语言，没有需要翻译的内容。',
};

/** English, unless the locale is Chinese. */
export function dashboardWords(locale: string): { language: string; words: DashboardWords } {
  return /^zh\b/i.test(locale) ? { language: 'zh-CN', words: CHINESE } : { language: 'en', words: ENGLISH };
}

/** What the bundled style sheets say around a feed, in the feed's language. */

export interface FeedMessages {
  /** What the page is. */
  kind: string;
  about: string;
  /** Before the address of the feed. */
  address: string;
  howTo: string;
  visit: string;
  posts: string;
}

const ENGLISH: FeedMessages = {
  kind: 'Web feed',
  about:
    'This file is for programs. A feed reader looks at it now and then and shows you new posts, so you need not come by to see whether there are any. You need no account for that, and leave no address.',
  address: 'Address of this feed',
  howTo: 'To follow, copy the address of this file into a feed reader.',
  visit: 'Read in the browser',
  posts: 'Latest posts',
};

const CHINESE: FeedMessages = {
  kind: '订阅源',
  about:
    '这个文件是给程序读的。阅读器会不时查看它，把新文章送到你面前，你不必再来看有没有更新。无需注册，也无需留下邮箱。',
  address: '订阅源地址',
  howTo: '把这个文件的地址复制到阅读器里，即可订阅。',
  visit: '在浏览器中阅读',
  posts: '最新文章',
};

/** @param language as the feed names it, e.g. `zh-CN`; English for those that have no translation */
export function feedMessages(language: string): FeedMessages {
  return /^zh\b/i.test(language) ? CHINESE : ENGLISH;
}

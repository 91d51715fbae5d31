/** Words without meaning for a search. They match in titles and headings, but not in texts. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be by can could do does for from has have how i if in into is it its me my of on or our ' +
    'should so than that the their them then there these they this those to us was we were what when where which ' +
    'while who why will with would you your'
  ).split(' '),
);

/** Chinese stop words and question words, longer ones first. */
const CHINESE =
  /为什么|是什么|有什么|什么是|怎么样|怎么|怎样|如何|什么|哪里|哪些|请问|可以|能否|是否|吗|呢|的|了|把|被|让/g;

export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

/** Replaces Chinese stop words of a query by spaces; returns the query itself if nothing else remains. */
export function withoutChineseStops(query: string): string {
  const rest = query.replace(CHINESE, ' ');
  return rest.trim() === '' ? query : rest;
}

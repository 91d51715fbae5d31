/** What the form needs to know. JSON, so types: the plugin hands it over. */
export type FeedbackSettings = {
  /** Where answers are sent. */
  address?: string;
  format: 'form' | 'json';
  /** Whether answers become events. */
  analytics: boolean;
  /** Whether readers can add a text. */
  text: boolean;
  /** URL of the script. */
  script: string;
};

/** Global data of the plugin. */
export type FeedbackData = FeedbackSettings & {
  /** Address of a repository. */
  issues?: string;
  labels: string[];
  docs: boolean;
  blog: boolean;
};

export interface FeedbackPage {
  permalink: string;
  title: string;
  version: string | undefined;
}

/** The address that opens an issue about a page. */
export function issueAddress(
  repository: string,
  { labels, title, body }: { labels: readonly string[]; title: string; body: string },
): string {
  const query = new URLSearchParams({ title, body, ...(labels.length > 0 && { labels: labels.join(',') }) });
  return `${repository}/issues/new?${query.toString()}`;
}

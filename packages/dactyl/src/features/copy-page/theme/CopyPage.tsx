import { useDocusaurusContext } from '../../../react/site-context.js';
import { usePluginData } from '../../../react/use-global-data.js';
import Translate, { translate } from '../../../react/Translate.js';
import { twinPathname } from '../../../shared/twin.js';
import { assistantAddress, type CopyPageData } from './assistant-address.js';

export interface Props {
  /** Permalink of the doc or post. */
  permalink: string;
}

/**
 * The menu that offers the page as Markdown. It opens without JavaScript and links to the file. `menu.ts`, which is loaded when
 * a menu is first opened, copies the text and closes the menu.
 */
export default function CopyPage({ permalink }: Props) {
  const { siteConfig } = useDocusaurusContext();
  const twin = twinPathname(permalink, siteConfig.baseUrl);
  return (
    // `dropdown--show` at all times, because the browser hides the content of a closed `<details>`.
    <details className="dropdown dropdown--right dropdown--show dactyl-copy-page" data-copy-page>
      <summary>
        <Translate id="theme.CopyPage.label" description="Label of the menu that offers a page as Markdown">
          Copy page
        </Translate>
      </summary>
      <ul className="dropdown__menu">
        <li className="dactyl-copy-page__copy">
          <button
            type="button"
            className="clean-btn dropdown__link"
            data-copy-twin={twin}
            data-label-copied={translate({
              id: 'theme.CopyPage.copied',
              message: 'Copied',
              description: 'Said when the text of a page was copied',
            })}
            data-label-failed={translate({
              id: 'theme.CopyPage.failed',
              message: 'Copying did not work',
              description: 'Said when the text of a page could not be copied',
            })}
          >
            <Translate id="theme.CopyPage.copy" description="Button that copies the text of a page as Markdown">
              Copy as Markdown
            </Translate>
          </button>
        </li>
        <li>
          <a className="dropdown__link" href={twin} type="text/markdown" data-no-navigation>
            <Translate id="theme.CopyPage.view" description="Link to the text of a page as a Markdown file">
              View as Markdown
            </Translate>
          </a>
        </li>
        <AssistantItems url={siteConfig.url + twin} />
      </ul>
    </details>
  );
}

/** Links that open assistants with a question about the page. Nothing is sent before a reader follows one. */
function AssistantItems({ url }: { url: string }) {
  // The cast: the plugin beside this component gave the data.
  const data = usePluginData('dactyl-theme-copy-page') as CopyPageData | undefined;
  if (!data) return null;
  const prompt = translate(
    {
      id: 'theme.CopyPage.prompt',
      message: 'Read {url}. I have questions about it.',
      description: 'What is written to an assistant; url is the address of the page as Markdown',
    },
    { url },
  );
  return data.assistants.map((assistant) => (
    <li key={assistant.label}>
      <a
        className="dropdown__link"
        href={assistantAddress(assistant, { prompt, url })}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Translate
          id="theme.CopyPage.openIn"
          description="Link that opens an assistant with a question about the page"
          values={{ assistant: assistant.label }}
        >
          {'Open in {assistant}'}
        </Translate>
      </a>
    </li>
  ));
}

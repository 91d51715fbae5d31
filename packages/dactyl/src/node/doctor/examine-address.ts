import path from 'node:path';
import { readTextIfExists } from '../base/files.js';
import type { SiteConfig } from '../config/types.js';
import type { Diagnosis, Examination } from './diagnosis.js';

const TOPIC = 'Address';

/** Whether the address in the configuration is one at which the site can be published. */
export const examineAddress: Examination = async ({ siteDir, siteConfig }) => {
  const cname = await readCname(siteDir, siteConfig.staticDirectories);
  const found = [
    placeholder(siteConfig),
    insecure(siteConfig),
    projectPage(siteConfig, cname),
    domain(siteConfig, cname),
  ];
  const faults = found.filter((one) => one !== undefined);
  const { url, baseUrl } = siteConfig;
  return faults.length > 0 ? faults : [{ level: 'ok', topic: TOPIC, found: `${url}${baseUrl}` }];
};

/** Nobody can publish there, so the address was never set. */
const NOWHERE = /(?:^|[.-])(?:example(?:\.\w+)?|test|invalid|localhost)$|^your-.*|^127\./;

function placeholder({ url }: SiteConfig): Diagnosis | undefined {
  const { hostname } = new URL(url);
  if (!NOWHERE.test(hostname)) return undefined;
  return {
    level: 'warning',
    topic: TOPIC,
    found: `"url" is ${url}, where no site can be.`,
    advice: 'Set "url" to the address of your site: canonical addresses and previews of links name it.',
  };
}

function insecure({ url }: SiteConfig): Diagnosis | undefined {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:' || NOWHERE.test(hostname)) return undefined;
  return {
    level: 'note',
    topic: TOPIC,
    found: `"url" begins with http:, so that search engines are told the unsafe address.`,
    advice: 'Write https: if your host has a certificate.',
  };
}

/** `NAME.github.io/PROJECT/` for a repository that is not called `NAME.github.io`. */
function projectPage({ url, baseUrl, projectName }: SiteConfig, cname: string | undefined): Diagnosis | undefined {
  const { hostname } = new URL(url);
  if (!hostname.endsWith('.github.io') || cname !== undefined || projectName === undefined) return undefined;
  const wanted = projectName.toLowerCase() === hostname.toLowerCase() ? '/' : `/${projectName}/`;
  if (baseUrl === wanted) return undefined;
  return {
    level: 'problem',
    topic: TOPIC,
    found: `GitHub Pages publishes the repository "${projectName}" below ${wanted}, and "baseUrl" is ${baseUrl}.`,
    advice: `Set baseUrl: '${wanted}', or add a file "CNAME" with your own domain to the static files.`,
  };
}

function domain({ url, baseUrl }: SiteConfig, cname: string | undefined): Diagnosis | undefined {
  const { hostname } = new URL(url);
  if (cname === undefined || (cname.toLowerCase() === hostname && baseUrl === '/')) return undefined;
  return {
    level: 'problem',
    topic: TOPIC,
    found: `The file "CNAME" says that the site is at ${cname}, and the configuration says ${url}${baseUrl}.`,
    advice: `Set url: 'https://${cname}' and baseUrl: '/', or change the file.`,
  };
}

async function readCname(siteDir: string, folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) {
    const text = await readTextIfExists(path.resolve(siteDir, folder, 'CNAME'));
    if (text !== undefined && text.trim() !== '') return text.trim();
  }
  return undefined;
}

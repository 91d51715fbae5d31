/**
 * Environment, configuration and the repository of the site → where a deployment goes. The environment counts more than
 * the configuration, as in the site format.
 */
import type { SiteConfig } from '../../config/types.js';
import { SiteError } from '../../base/site-error.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What git says of the folder of the site; without a repository nothing. */
export interface SourceRepository {
  /** Address to which it is pushed. */
  remote?: string | undefined;
  branch?: string | undefined;
  /** Short hash of the commit. */
  commit?: string | undefined;
}

export interface DeployTarget {
  /** For git and for people: it holds no login. */
  url: string;
  branch: string;
  message: string;
  author: { name?: string | undefined; email?: string | undefined };
  /** For HTTPS. Either may be a token: it is handed to git in the environment alone, and never printed. */
  login?: { user: string; password?: string | undefined } | undefined;
}

type DeployConfig = Pick<
  SiteConfig,
  'organizationName' | 'projectName' | 'deploymentBranch' | 'githubHost' | 'githubPort'
>;

export interface DeployInput {
  env: Environment;
  siteConfig: DeployConfig;
  /** For errors. */
  configFile: string;
  source: SourceRepository;
}

/** A pull request is looked at, not published. */
export function isPullRequest({ CI_PULL_REQUEST, CIRCLE_PULL_REQUEST }: Environment): boolean {
  return [CI_PULL_REQUEST, CIRCLE_PULL_REQUEST].some(Boolean);
}

export function deployTarget(input: DeployInput): DeployTarget {
  const { env, siteConfig, source } = input;
  const organization = env['ORGANIZATION_NAME'] ?? env['CIRCLE_PROJECT_USERNAME'] ?? siteConfig.organizationName;
  const project = env['PROJECT_NAME'] ?? env['CIRCLE_PROJECT_REPONAME'] ?? siteConfig.projectName;
  if (!organization) throw missing('organizationName', 'ORGANIZATION_NAME', input);
  if (!project) throw missing('projectName', 'PROJECT_NAME', input);
  const branch = branchOf(project, input);
  const repository = `${organization}/${project}.git`;
  const host = env['GITHUB_HOST'] ?? siteConfig.githubHost ?? 'github.com';
  const port = env['GITHUB_PORT'] ?? siteConfig.githubPort;
  const current = env['CURRENT_BRANCH'] ?? source.branch;
  if (current === branch && isSameRepository(source.remote, { host, organization, project })) throw sameBranch(branch);
  const address = usesSsh(input)
    ? { url: sshUrl(host, port, repository) }
    : { url: `https://${port === undefined ? host : `${host}:${port}`}/${repository}`, login: loginOf(env) };
  return {
    ...address,
    branch,
    message: env['CUSTOM_COMMIT_MESSAGE'] ?? `Deploy the website${source.commit ? `, made from ${source.commit}` : ''}`,
    author: { name: env['GIT_USER_NAME'], email: env['GIT_USER_EMAIL'] },
  };
}

function branchOf(project: string, { env, siteConfig, configFile }: DeployInput): string {
  const branch = env['DEPLOYMENT_BRANCH'] ?? siteConfig.deploymentBranch;
  if (branch) return branch;
  if (!/\.github\.io$/i.test(project)) return 'gh-pages';
  throw new SiteError(`The repository "${project}" needs the name of a branch to deploy to.`, {
    file: configFile,
    key: 'deploymentBranch',
    hint: 'GitHub serves such a repository from the branch that its settings name. Set "deploymentBranch" to it.',
  });
}

function usesSsh({ env, source }: DeployInput): boolean {
  const asked = env['USE_SSH'];
  if (asked !== undefined) return asked.toLowerCase() === 'true';
  return /^(?:ssh:\/\/|[^/@:]+@[^/:]+:)/.test(source.remote ?? '');
}

function sshUrl(host: string, port: string | undefined, repository: string): string {
  return port === undefined ? `git@${host}:${repository}` : `ssh://git@${host}:${port}/${repository}`;
}

function loginOf({ GIT_USER: user, GIT_PASS: password }: Environment): DeployTarget['login'] {
  if (!user) {
    throw new SiteError('The variable GIT_USER is not set, so it is not known who deploys.', {
      hint: 'Set GIT_USER to your name at the host, or USE_SSH=true to push by SSH.',
    });
  }
  // A secret that a CI does not hand out is an empty text.
  return { user, ...(password && { password }) };
}

function isSameRepository(
  remote: string | undefined,
  { host, organization, project }: { host: string; organization: string; project: string },
): boolean {
  const path = remote?.replace(/^(?:https?|ssh|git):\/\//, '').replace(/^[^@/]*@/, '');
  const [, ownHost, own] = /^([^/:]+)(?::\d+)?[/:](.*?)(?:\.git)?\/?$/.exec(path ?? '') ?? [];
  return ownHost === host && own?.toLowerCase() === `${organization}/${project}`.toLowerCase();
}

function missing(key: string, variable: string, { configFile }: DeployInput): SiteError {
  return new SiteError(`"${key}" is not set, so there is no repository to deploy to.`, {
    file: configFile,
    key,
    hint: `Set it in the configuration, or the variable ${variable} in the environment.`,
  });
}

function sameBranch(branch: string): SiteError {
  return new SiteError(`The site would be deployed to "${branch}", the branch that holds its source.`, {
    hint: 'Everything there would be deleted. Set "deploymentBranch" to a branch for the output alone.',
  });
}

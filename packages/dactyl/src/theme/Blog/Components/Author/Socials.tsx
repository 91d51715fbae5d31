import clsx from 'clsx';
import type { ComponentType } from 'react';
import Bluesky from '@theme/Icon/Socials/Bluesky';
import DefaultSocial from '@theme/Icon/Socials/Default';
import Email from '@theme/Icon/Socials/Email';
import GitHub from '@theme/Icon/Socials/GitHub';
import Instagram from '@theme/Icon/Socials/Instagram';
import LinkedIn from '@theme/Icon/Socials/LinkedIn';
import Mastodon from '@theme/Icon/Socials/Mastodon';
import StackOverflow from '@theme/Icon/Socials/StackOverflow';
import Threads from '@theme/Icon/Socials/Threads';
import Twitch from '@theme/Icon/Socials/Twitch';
import Twitter from '@theme/Icon/Socials/Twitter';
import X from '@theme/Icon/Socials/X';
import YouTube from '@theme/Icon/Socials/YouTube';
import type { BlogAuthor } from '../../../../features/blog/react/types.js';
import Link from '../../../../react/Link.js';
import { hasProtocol } from '../../../../shared/url.js';

export interface Props {
  author: BlogAuthor;
  className?: string;
}

interface Platform {
  Icon: ComponentType<{ className?: string; width?: number; height?: number }>;
  label: string;
}

const PLATFORMS: Record<string, Platform> = {
  bluesky: { Icon: Bluesky, label: 'Bluesky' },
  email: { Icon: Email, label: 'Email' },
  github: { Icon: GitHub, label: 'GitHub' },
  instagram: { Icon: Instagram, label: 'Instagram' },
  linkedin: { Icon: LinkedIn, label: 'LinkedIn' },
  mastodon: { Icon: Mastodon, label: 'Mastodon' },
  stackoverflow: { Icon: StackOverflow, label: 'Stack Overflow' },
  threads: { Icon: Threads, label: 'Threads' },
  twitch: { Icon: Twitch, label: 'Twitch' },
  twitter: { Icon: Twitter, label: 'Twitter' },
  x: { Icon: X, label: 'X' },
  youtube: { Icon: YouTube, label: 'YouTube' },
};

export default function BlogAuthorSocials({ author, className }: Props) {
  return (
    <div className={clsx('dactyl-author__socials', className)}>
      {Object.entries(author.socials ?? {}).map(([platform, value]) => (
        <Social key={platform} platform={platform} value={value} author={author} />
      ))}
    </div>
  );
}

interface SocialProps {
  platform: string;
  /** An address, or a handle on a platform whose addresses we do not know. */
  value: string;
  author: BlogAuthor;
}

function Social({ platform, value, author }: SocialProps) {
  const { Icon, label } = platformOf(platform);
  const icon = <Icon width={18} height={18} />;
  if (!hasProtocol(value)) {
    return (
      <span className="dactyl-author__social" title={label}>
        {icon}
        {value}
      </span>
    );
  }
  // A post of several authors may have several links to one platform, so their names tell the links apart.
  const name = author.name ? `${label}: ${author.name}` : label;
  return (
    <Link href={value} className="dactyl-author__social" title={label} aria-label={name}>
      {icon}
    </Link>
  );
}

/**
 * An own property only, because a platform may be named like a property of JavaScript objects, such as
 * "constructor".
 */
function platformOf(name: string): Platform {
  const key = name.toLowerCase();
  const known = Object.hasOwn(PLATFORMS, key) ? PLATFORMS[key] : undefined;
  return known ?? { Icon: DefaultSocial, label: name };
}

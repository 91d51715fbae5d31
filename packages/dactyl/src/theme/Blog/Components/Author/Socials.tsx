import clsx from 'clsx';
import type { ComponentType } from 'react';
import DefaultSocial from '@theme/Icon/Socials/Default';
import GitHub from '@theme/Icon/Socials/GitHub';
import LinkedIn from '@theme/Icon/Socials/LinkedIn';
import StackOverflow from '@theme/Icon/Socials/StackOverflow';
import Twitter from '@theme/Icon/Socials/Twitter';
import X from '@theme/Icon/Socials/X';
import type { BlogAuthor } from '../../../../runtime/blog/types.js';
import Link from '../../../../runtime/Link.js';

export interface Props {
  author: BlogAuthor;
  className?: string;
}

interface Platform {
  Icon: ComponentType<{ className?: string; width?: number; height?: number }>;
  label: string;
}

const PLATFORMS: Record<string, Platform> = {
  twitter: { Icon: Twitter, label: 'Twitter' },
  github: { Icon: GitHub, label: 'GitHub' },
  stackoverflow: { Icon: StackOverflow, label: 'Stack Overflow' },
  linkedin: { Icon: LinkedIn, label: 'LinkedIn' },
  x: { Icon: X, label: 'X' },
};

export default function BlogAuthorSocials({ author, className }: Props) {
  return (
    <div className={clsx('dactyl-author__socials', className)}>
      {Object.entries(author.socials ?? {}).map(([platform, url]) => {
        const { Icon, label } = PLATFORMS[platform.toLowerCase()] ?? { Icon: DefaultSocial, label: platform };
        return (
          <Link key={platform} href={url} className="dactyl-author__social" title={label} aria-label={label}>
            <Icon width={18} height={18} />
          </Link>
        );
      })}
    </div>
  );
}

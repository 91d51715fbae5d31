import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useThemeConfig } from '../../react/format/theme-common/theme-config.js';
import { useHtml } from '../../react/use-html.js';

export type Props = ComponentProps<'div'>;

export default function AnnouncementBarContent({ className, ...props }: Props) {
  const { content = '' } = useThemeConfig().announcementBar ?? {};
  return <div {...props} className={clsx(className)} dangerouslySetInnerHTML={useHtml(content)} />;
}

/**
 * The docs sidebar as a reader first sees it: one line for each entry, with the items of open categories below.
 * Items of closed categories are omitted, because tools differ in whether they are on the page at all.
 */

export interface SidebarReading {
  /** `Label → /href`, two spaces for each level, `* ` before the page itself. */
  lines: string[];
  /** Lists that are open; 0 outside of the sidebar. */
  level: number;
  /** For each enclosing category, whether it is open. */
  details: boolean[];
  /** What is being read. */
  entry: { until: string; prefix: string; label: string; href: string } | undefined;
}

export function startSidebar(): SidebarReading {
  return { lines: [], level: 0, details: [], entry: undefined };
}

export function openSidebarTag(sidebar: SidebarReading, tag: string, attributes: Record<string, string>): void {
  const classes = (attributes['class'] ?? '').split(/\s+/);
  if (tag === 'ul' && (sidebar.level > 0 || classes.includes('theme-doc-sidebar-menu'))) sidebar.level += 1;
  if (sidebar.level === 0) return;
  if (tag === 'details') sidebar.details.push('open' in attributes);
  if (!classes.includes('menu__link') || !isShown(sidebar, tag)) return;
  // A category without a page of its own; without script, some tools link it to its first page.
  const onlyOpens = classes.includes('menu__link--sublist-caret');
  sidebar.entry = {
    until: tag,
    prefix: '  '.repeat(sidebar.level - 1) + (attributes['aria-current'] === 'page' ? '* ' : ''),
    label: '',
    href: onlyOpens ? '' : (attributes['href'] ?? ''),
  };
}

/** The caption of a closed category is still visible. */
function isShown({ details }: SidebarReading, tag: string): boolean {
  return (tag === 'summary' ? details.slice(0, -1) : details).every(Boolean);
}

export function readSidebarText({ entry }: SidebarReading, text: string): void {
  if (entry) entry.label += text;
}

export function closeSidebarTag(sidebar: SidebarReading, tag: string): void {
  const { entry } = sidebar;
  if (entry && tag === entry.until) {
    const label = entry.label.replaceAll(/\s+/g, ' ').trim();
    sidebar.lines.push(`${entry.prefix}${label}${entry.href && ` → ${entry.href}`}`);
    sidebar.entry = undefined;
  }
  if (tag === 'details') sidebar.details.pop();
  if (tag === 'ul' && sidebar.level > 0) sidebar.level -= 1;
}

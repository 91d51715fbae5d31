/** How a method looks in the sidebar and on its page. */
import type { SidebarBadge } from '../../../../shared/badge.js';

const KINDS: Record<string, SidebarBadge['kind']> = {
  get: 'info',
  post: 'tip',
  put: 'warning',
  patch: 'warning',
  delete: 'danger',
};

export function methodBadge(method: string): Required<SidebarBadge> {
  return { text: method === 'delete' ? 'DEL' : method.toUpperCase(), kind: KINDS[method] ?? 'note' };
}

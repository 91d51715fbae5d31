/**
 * While the mobile menu is open, the boot script moves the page's sidebar into it (`boot/mobile-menu.ts`) and
 * leaves an empty comment in its place. React hydrates the DOM as it is, so the sidebar must be in its own place
 * during hydration.
 */

/** Moves the sidebar to its own place, and returns a function that moves it back into the menu. */
export function bringSidebarHome(root: ParentNode & Node = document): () => void {
  const sidebar = root.querySelector('[data-mobile-slot] > [data-mobile-secondary]');
  const home = sidebar && findEmptyComment(root);
  const slot = sidebar?.parentElement;
  if (!home || !slot) return () => {};
  home.replaceWith(sidebar);
  return () => {
    // If the menu has been closed meanwhile, the boot script has already put the sidebar back.
    if (!slot.closest(':popover-open')) return;
    sidebar.replaceWith(home);
    slot.append(sidebar);
  };
}

function findEmptyComment(root: Node): Comment | undefined {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    // The walker returns comments only.
    const comment = comments.currentNode as Comment;
    if (comment.data === '') return comment;
  }
  return undefined;
}

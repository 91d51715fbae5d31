/**
 * The boot script lends the page's sidebar to the mobile menu while that is open (`boot/mobile-menu.ts`), and leaves
 * an empty comment in its place. React hydrates what it finds, so the sidebar has to be at home meanwhile.
 */

/** Puts the sidebar back into its place; the function that it returns lends it again. */
export function bringSidebarHome(root: ParentNode & Node = document): () => void {
  const sidebar = root.querySelector('[data-mobile-slot] > [data-mobile-secondary]');
  const home = sidebar && findEmptyComment(root);
  const slot = sidebar?.parentElement;
  if (!home || !slot) return () => {};
  home.replaceWith(sidebar);
  return () => {
    // The menu may have been closed meanwhile: then the boot script has put the sidebar where its comment is.
    if (!slot.closest(':popover-open')) return;
    sidebar.replaceWith(home);
    slot.append(sidebar);
  };
}

function findEmptyComment(root: Node): Comment | undefined {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    // The cast: the walker shows comments only.
    const comment = comments.currentNode as Comment;
    if (comment.data === '') return comment;
  }
  return undefined;
}

// Moves the focus to the heading of a new screen, so that screen readers announce it and Tab continues there.

/** Leaves the focus where it is if it is still on something, such as a link of the navigation or a dialog. */
export function focusHeading(): void {
  const isFocusLost = document.activeElement === null || document.activeElement === document.body;
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (!isFocusLost || !heading) return;
  heading.tabIndex = -1;
  // The router restores the scroll position itself.
  heading.focus({ preventScroll: true });
}

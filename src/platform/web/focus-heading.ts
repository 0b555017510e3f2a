// The heading of the screen gets a focus that would be lost, so that screen readers announce it and Tab continues there.

/** Leaves the focus where it is if it is still on something, such as a link of the navigation or a dialog. */
export function focusHeading(): void {
  const isFocusLost = document.activeElement === null || document.activeElement === document.body;
  // The router restores the scroll position itself.
  if (isFocusLost) focusableHeading()?.focus({ preventScroll: true });
}

export function focusableHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}

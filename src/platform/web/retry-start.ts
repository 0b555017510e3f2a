// Reloads a page whose scripts did not load, as its placeholder says: the connection was lost or has changed.

/** The page contains it as text, so it uses nothing outside itself. The pause grows; a new connection ends it. */
export function retryStart(attemptsKey: string): void {
  let isPlanned = false;
  const hasStarted = () => document.querySelector('#first-paint, #page-coming') === null;
  const reload = () => {
    if (!hasStarted()) location.reload();
  };
  const planReload = () => {
    if (isPlanned) return;
    isPlanned = true;
    const attempts = Number(sessionStorage.getItem(attemptsKey));
    sessionStorage.setItem(attemptsKey, String(attempts + 1));
    setTimeout(reload, Math.min(1000 * 2 ** attempts, 60_000));
    addEventListener('online', reload);
  };
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) planReload();
  };
  // Errors of elements do not bubble.
  addEventListener('error', onError, true);
  addEventListener('vite:preloadError', planReload);
  addEventListener('pagehide', () => {
    if (hasStarted()) sessionStorage.removeItem(attemptsKey);
  });
}

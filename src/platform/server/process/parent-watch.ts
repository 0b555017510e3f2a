// Detects that the parent process was killed, so that nobody else would stop us.

const lookEveryMs = 500;

/** Only if the parent requests it: a portal started by hand may outlive its shell. */
export function watchParent(onGone: () => void, environment: NodeJS.ProcessEnv = process.env): void {
  if (environment['ABONAT_WATCH_PARENT'] !== '1') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, lookEveryMs);
  timer.unref();
}

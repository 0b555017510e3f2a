// Progress lines of the start, such as "[2/4] Packages: 312 of 640, 6 s".

const noteEveryMs = 3000;

export function createProgress({ steps, write, now = Date.now }) {
  return { step: (number, name) => createStep({ label: `[${number}/${steps}] ${name}`, write, now }) };
}

function createStep({ label, write, now }) {
  const startedAt = now();
  const elapsed = () => `${((now() - startedAt) / 1000).toFixed(0)} s`;
  const say = (text) => write(`${label}: ${text}\n`);
  return {
    say,
    done: (text) => say(`${text}, ${elapsed()}`),
    /** Prints the progress repeatedly until the returned function is called. */
    follow(howFar) {
      const timer = setInterval(() => say(`${howFar()}, still installing, ${elapsed()}`), noteEveryMs);
      return () => clearInterval(timer);
    },
  };
}
